import type { APIRequestContext } from '@playwright/test';
import { content, expect, paths, test } from './site.ts';

// Reads the documents as the server sends them; no page is opened.

const { business, contact } = content;
/** The words of each claim. */
const claims = Object.fromEntries(
  Object.entries(business.claims).map(([name, claim]) => [name, claim.words]),
) as Record<keyof typeof business.claims, string>;

const entities: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};
const withSingleSpaces = (text: string) => text.replace(/\s+/g, ' ');

/** The text of some HTML, without scripts and styles. */
function textOf(html: string): string {
  const text = html.replace(/<(script|style).*?<\/\1>|<[^>]*>/gs, '');
  return withSingleSpaces(text.replace(/&[#\w]+;/g, (entity) => entities[entity] ?? entity));
}

/** Expects a text to contain all of these. */
function expectWords(text: string, words: readonly string[], where: string): void {
  expect(
    words.filter((each) => !text.includes(withSingleSpaces(each))),
    where,
  ).toEqual([]);
}

async function partsOf(request: APIRequestContext, path: string) {
  const html = await (await request.get(path)).text();
  return {
    main: textOf(/<main[ >].*<\/main>/s.exec(html)?.[0] ?? ''),
    footer: textOf(html.slice(html.lastIndexOf('<footer'))),
  };
}

test('[S4] [P6] the hours and the reply time each have two versions, and no page shows both', async ({
  request,
}) => {
  const [{ opens, closes } = { opens: '', closes: '' }] = business.structuredDataHours;
  const readings = [
    [claims.replyHome, claims.replyContact],
    [business.openingHours[0]?.hours ?? '', opens, closes, '9am-5pm'],
  ];
  const shown = new Map<string, Set<string>>();
  for (const path of paths) {
    const text = textOf(await (await request.get(path)).text());
    for (const words of readings) {
      const found = words.filter((reading) => text.includes(reading));
      expect(found.length, `${path}: ${found.join(' and ')}`).toBeLessThan(2);
      for (const reading of found) shown.set(reading, (shown.get(reading) ?? new Set()).add(path));
    }
  }
  expect([...(shown.get(claims.replyHome) ?? [])]).toContain('/');
  expect([...(shown.get(claims.replyContact) ?? [])]).toContain('/contact');
});

test('[S2] [S4] the claims and the area served are on the pages that need them', async ({ request }) => {
  const { sameCleaner, vetted, guarantee, liability, families, frequencies } = claims;
  expect(guarantee).toMatch(/100% satisfaction guarantee.*48 hours.*free of charge/);
  expect(liability).toContain('up to $20 million');
  expect(families).toContain('300+');
  expect(claims.ndisDisclaimer).toMatch(/not a registered/);

  const expected: Record<string, readonly string[]> = {
    '/': [
      ...[sameCleaner, vetted, guarantee, liability, families, frequencies, claims.bondStandard],
      ...[claims.ndisManagement, 'within one business hour'],
    ],
    '/contact': ['within 24 hours', contact.reply],
    '/blog/hepa-filters-clean-home': ['captures 99.97% of particles down to 0.3 microns'],
    '/ndis': [claims.ndisDisclaimer, claims.ndisManagement],
    '/residential': ['bond-standard', frequencies, sameCleaner, guarantee],
    '/commercial': [liability, vetted, guarantee],
    '/builders-handover': [liability, vetted, guarantee],
  };
  const places = [...business.areaServed, business.areaServedEnding];
  for (const [path, words] of Object.entries(expected)) {
    const { main, footer } = await partsOf(request, path);
    expectWords(main, words, path);
    expectWords(footer, places, `the footer of ${path}`);
    if (path === '/' || path === '/contact') expectWords(main, places, path);
  }
});
