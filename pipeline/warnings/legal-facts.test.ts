import { expect, test } from 'vitest';
import { contentOf, sampleDir } from '../../tests/support/test-content.ts';
import { leftovers } from './leftovers.ts';
import { isValidAbn, missingFacts } from './legal-facts.ts';

const content = await contentOf(sampleDir);
const { business, contact } = content;
const asked = (changes: Partial<typeof business>, words = contact) =>
  missingFacts(
    { ...content, contact: words, business: { ...business, ...changes } },
    { versions: [], accepted: {}, faults: [] },
  ).left.map(({ place }) => place.join());

const abn = '51 824 753 556';
const licence = { number: 'VICLHL1', register: 'https://register.example.org' };

test('an ABN is valid if its checksum is', () => {
  const others = ['51 824 753 557', '15 824 753 556', '00 000 000 000', '51 824 753 55', `${abn}0`, ''];
  const valid = [abn, abn.replaceAll(' ', ''), ...others].filter(isValidAbn);
  expect(valid).toEqual([abn, '51824753556']);
});

test('warnings ask for ABN, licence and screening until they are entered', { tags: ['U2', 'U4'] }, () => {
  expect(asked({})).toEqual(['abn', 'labourHireLicence', 'ndisScreening']);
  expect(asked({ abn, labourHireLicence: licence, ndisScreening: 'Each of us has a clearance.' })).toEqual(
    [],
  );
});

test('no warning asks for a licence if no area of the business is in Victoria', { tags: 'U2' }, () => {
  const [first] = contact.area.areas;
  const elsewhere = { ...contact, area: { ...contact.area, areas: first ? [first] : [] } };
  expect(asked({ abn, ndisScreening: 'x' }, elsewhere)).toEqual([]);
  expect(
    asked({ abn, ndisScreening: 'x', address: { ...business.address, region: 'VIC' } }, elsewhere),
  ).toHaveLength(1);
});

test.each([
  ['We are NDIS approved.', 'NDIS approved'],
  ['An NDIS-registered team', 'NDIS-registered'],
  ['Your registered NDIS provider', 'registered NDIS provider'],
  ['We are not a registered NDIS scheme provider. Funding goes to registered providers.'],
])(
  'a warning reports words that say or suggest registration, in "%s"',
  { tags: 'U4' },
  (text, words?: string) => {
    expect(leftovers({ file: 'pages/ndis.yaml', raw: {}, filled: { list: ['x', text] } })).toEqual(
      words
        ? [
            `sample/content/pages/ndis.yaml, list, item 2: "${words}" is for registered providers: say "cleaning for NDIS participants".`,
          ]
        : [],
    );
  },
);
