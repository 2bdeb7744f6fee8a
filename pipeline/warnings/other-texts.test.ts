import { expect, test } from 'vitest';
import { sampleDir } from '../../tests/support/test-content.ts';
import { goneArticles, textsNaming } from './names.ts';
import { otherTexts } from './other-texts.ts';
import { type Files, readSample, type Sample } from './sample-texts.ts';

const home = {
  stickyQuote: 'Get Instant Quote',
  opening: 'Come on in',
  hero: {
    heading: 'A calm home',
    text: 'We bring the cloths. Call [[phone]].',
    call: 'Call [[phone]]',
    label: 'Welcome',
    to: '/contact',
    photo: { src: 'hero.jpg', alt: 'A room with light' },
    points: ['Floors and benches', 'Bins too'],
    note: { words: 'Tess cleaned here', by: 'Tess' },
  },
  trustedBy: { heading: 'They know us well', logos: [{ alt: 'Kiewa & Co', src: 'kiewa.svg' }] },
  steps: { items: [{ title: 'You call us', text: 'Ask for Tess or Bev.' }], since: 'Since 2 May 2024' },
};
const filesWith = (page: object, ...team: string[]): Files =>
  new Map<string, unknown>([
    ['pages/about.yaml', { team: { members: team.map((name) => ({ name })) } }],
    ['pages/home.yaml', page],
  ]);
const sample: Sample = { versions: [new Map(), filesWith(home, 'Tess', 'Bev')], accepted: {}, faults: [] };

/** The texts of each sentence: what comes first, and the sections. */
function found(own: Files, accepted: Sample['accepted'] = {}) {
  const { beside, pages } = otherTexts(own, { ...sample, accepted }, { names: new Set(), renders: [] });
  const textsOf = ({ marks }: typeof beside) =>
    Object.entries(marks).map(([said, texts]): [string, string[]] => [
      said.replace('sample/content/pages/home.yaml', ''),
      texts.map(({ text }) => text),
    ]);
  return [textsOf(beside), pages.flatMap(textsOf)].map((texts) => Object.fromEntries(texts));
}

const hero = ['A calm home', 'We bring the cloths. Call [[phone]].', 'Floors and benches', 'Bins too'];
const other = {
  ': 1 text of the sample.': ['Come on in'],
  ', trustedBy: 1 text of the sample.': ['They know us well'],
};
const ofHero = { ', hero: 4 texts of the sample.': hero };
const steps = ['Since 2 May 2024', 'You call us', 'Ask for Tess or Bev.'];
const ofSteps = { ', steps: 3 texts of the sample.': steps };
const besideWords =
  ', hero: is as in the sample, beside words that you have changed: make sure that it fits them.';

const besidePhoto = ', hero: was written for the photo of the sample: make sure that it fits yours.';
const named = ', steps, items, item 1, text: still names Bev: write who or what it is now.';

test.each<[string, object, colleague: string, ...ReturnType<typeof found>]>([
  ['what no visitor reads', { to: '/quote' }, 'Bev', {}, { ...other, ...ofHero, ...ofSteps }],
  [
    'a photo',
    { photo: { src: 'own.jpg', alt: home.hero.photo.alt } },
    'Bev',
    { [besidePhoto]: hero },
    { ...other, ...ofSteps },
  ],
  ['a word', { label: 'Hello' }, 'Bev', { [besideWords]: hero }, { ...other, ...ofSteps }],
  [
    'a name',
    {},
    'Kim',
    { [named]: steps.slice(2) },
    { ...other, ...ofHero, ', steps: 2 texts of the sample.': steps.slice(0, 2) },
  ],
])(
  'texts as in the sample, by section, and first those beside a change: %s',
  (_, change, name, ...wanted) => {
    const page = { ...home, hero: { ...home.hero, ...change } };
    expect(found(filesWith(page, 'Tess', name))).toEqual(wanted);
  },
);

test('texts that are accepted or changed are not listed', () => {
  const accepted = {
    'pages/home.yaml': {
      'hero.points.*': ['Bins too', 'Floors and benches.'],
      'steps.items.*.title': ['You call us'],
    },
  };
  const page = { ...home, opening: 'Hello from us', trustedBy: {} };
  expect(found(filesWith(page, 'Tess', 'Bev'), accepted)[1]).toEqual({
    ', hero: 2 texts of the sample.': hero.slice(0, 2),
    ', steps: 2 texts of the sample.': [steps[0], steps[2]],
  });
});

const shipped = await readSample(sampleDir);
// biome-ignore lint/suspicious/noExplicitAny: content of any shape, which the rows change.
type Content = Record<string, any>;
const hepa = 'articles/hepa-filters-clean-home.md';
const ofPair = `gallery.json, beforeAfter, item 1${besidePhoto.slice(', hero'.length)}`;
const fits = (what: string) => besideWords.slice(', hero'.length).replace('words', what);

test.each<[string, (content: Content) => unknown, string[], ownPhotos?: string[]]>([
  ['nothing', () => {}, []],
  [
    'both photos of a pair',
    (content) => Object.assign(content['gallery.json'].beforeAfter[0], { before: 'a.jpg', after: 'b.jpg' }),
    [ofPair],
  ],
  ['the same, under the same names', () => {}, [ofPair], ['pair-oven-before.jpg', 'pair-oven-after.jpg']],
  [
    'a review',
    (content) => Object.assign(content['testimonials.json'].testimonials[1], { text: 'Own.', source: 'Own' }),
    [`pages/home.yaml, testimonials${fits('reviews')}`],
  ],
  [
    'an article',
    (content) => Reflect.deleteProperty(content, hepa),
    ['header, text', 'meta, description'].map((place) => `pages/blog.yaml, ${place}${fits('articles')}`),
  ],
])('words of the sample beside what the owner has changed: %s', (_, change, wanted, ownPhotos = []) => {
  const content: Content = structuredClone(Object.fromEntries(shipped.versions.at(-1) ?? []));
  change(content);
  const photos = { names: new Set(ownPhotos), renders: [] };
  const own = new Map(Object.entries(content));
  const said = (accepted: Sample['accepted']) => otherTexts(own, { ...shipped, accepted }, photos).beside;
  const { sentences, marks } = said({});
  expect(sentences.map((line) => line.replace('sample/content/', '')).sort()).toEqual(wanted.sort());
  const accepted: Record<string, Record<string, string[]>> = {};
  for (const { file, field, text } of Object.values(marks).flat())
    accepted[file] = { ...accepted[file], [field]: [...(accepted[file]?.[field] ?? []), text] };
  expect(said(accepted).sentences).toEqual([]);
});

test('texts with the title of an article that is gone, or a sentence that led to it, are found', () => {
  const title = 'What a HEPA filter does (and doesn’t)';
  const linked = 'Our [guide to HEPA filters](/blog/hepa-filters-clean-home) explains what to look for.';
  const unlinked = linked.replace(/[[\]]|\(.*\)/g, '');
  const found = (raw: string, newTitle?: string, at = hepa) => {
    const own = new Map(shipped.versions.at(-1));
    own.delete(hepa);
    if (newTitle) own.set(at, { title: newTitle });
    const gone = goneArticles(own, shipped.versions);
    return textsNaming([{ file: 'articles/b.md', raw, filled: {} }], gone, 'says $&').length;
  };
  for (const text of [
    `Dust. ${unlinked} More.`,
    unlinked.replace('guide', '\nguide'),
    `“${title}” is new.`,
  ]) {
    expect([found(text), found(text, 'Own')], text).toEqual([1, 1]);
    expect([found(text, title), found(text, title, 'articles/own.md')], text).toEqual([0, 0]);
  }
  expect([found(linked, 'Own'), found(linked.replace('hepa', 'our'), 'Own')]).toEqual([1, 0]);
  expect(found(unlinked.replace('what', 'how'))).toBe(0);
});
