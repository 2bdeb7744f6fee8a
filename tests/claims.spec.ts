import { content, expect } from './site.ts';
import { test } from './sweep/documents.ts';

// Reads the documents as the server sends them; no page is opened.

const { business, contact } = content;
/** The words of each claim. */
const claims = Object.fromEntries(
  Object.entries(business.claims).map(([name, claim]) => [name, claim.words]),
) as Record<keyof typeof business.claims, string>;

test('[S4] [P6] the hours and the reply time each have two versions, and no page shows both', ({
  documents,
}) => {
  const [{ opens, closes } = { opens: '', closes: '' }] = business.structuredDataHours;
  const readings = [
    [claims.replyHome, claims.replyContact],
    [business.openingHours[0]?.hours ?? '', opens, closes, '9am-5pm'],
  ];
  for (const { path, whole } of documents)
    for (const words of readings) {
      const found = words.filter((reading) => whole.includes(reading));
      expect(found.length, `${path}: ${found.join(' and ')}`).toBeLessThan(2);
    }
});

test('[S2] [S4] the claims and the area served are on the pages that need them', ({ documents }) => {
  const { sameCleaner, vetted, guarantee, liability, families, frequencies } = claims;
  expect(guarantee).toMatch(/100% satisfaction guarantee.*48 hours.*free of charge/);
  expect(liability).toContain('up to $20 million');
  expect(families).toContain('300+');
  expect(claims.ndisDisclaimer).toMatch(/not a registered/);

  const expected: Record<string, readonly string[]> = {
    '/': [
      ...[sameCleaner, vetted, guarantee, liability, families, frequencies, claims.bondStandard],
      ...[claims.ndisManagement, claims.replyHome, 'within one business hour'],
    ],
    '/contact': ['within 24 hours', claims.replyContact, contact.reply],
    '/blog/hepa-filters-clean-home': ['captures 99.97% of particles down to 0.3 microns'],
    '/ndis': [claims.ndisDisclaimer, claims.ndisManagement],
    '/residential': ['bond-standard', frequencies, sameCleaner, guarantee],
    '/commercial': [liability, vetted, guarantee],
    '/builders-handover': [liability, vetted, guarantee],
  };
  const places = [...business.areaServed, business.areaServedEnding];
  for (const [path, words] of Object.entries(expected)) {
    const { main = '', footer = '' } = documents.find((document) => document.path === path) ?? {};
    const inMain = path === '/' || path === '/contact' ? [...words, ...places] : words;
    expect(
      inMain.filter((each) => !main.includes(each.replace(/\s+/g, ' '))),
      path,
    ).toEqual([]);
    expect(
      places.filter((place) => !footer.includes(place)),
      `the footer of ${path}`,
    ).toEqual([]);
  }
});
