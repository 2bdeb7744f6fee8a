import type { Page } from '@playwright/test';
import { content, expect, expectTexts, open, section, test } from './site.ts';

const { business, contact, home, ndis } = content;
const { claims: stated } = business;
/** The words of each claim. */
const claims = Object.fromEntries(
  Object.entries(stated).map(([name, claim]) => [name, claim.words]),
) as Record<keyof typeof stated, string>;

test('[S4] the home page makes its claims, with a reply within one business hour', async ({ page }) => {
  const main = await mainOf(page, '/');
  const { sameCleaner, vetted, guarantee, liability, families, frequencies, bondStandard, ndisManagement } =
    claims;
  await expectTexts(main, [
    sameCleaner,
    vetted,
    guarantee,
    liability,
    families,
    frequencies,
    bondStandard,
    ndisManagement,
  ]);
  await expectTexts(section(page, home.howItWorks.heading), ['within one business hour']);
  await expect(main).not.toContainText(claims.replyContact);
});

test('[S4] the guarantee says 48 hours and a free return, the cover $20 million, the families 300+', () => {
  expect(claims.guarantee).toMatch(/100% satisfaction guarantee.*48 hours.*free of charge/);
  expect(claims.liability).toContain('up to $20 million');
  expect(claims.families).toContain('300+');
});

test('[S4] the contact page promises a reply within 24 hours', async ({ page }) => {
  const main = await mainOf(page, '/contact');
  await expectTexts(main, ['within 24 hours', contact.reply]);
  await expect(main).not.toContainText(claims.replyHome);
});

test('[S4] the HEPA article states 99.97% of particles down to 0.3 microns', async ({ page }) => {
  await mainOf(page, '/blog/hepa-filters-clean-home');
  await expect(page.getByRole('article')).toContainText('captures 99.97% of particles down to 0.3 microns');
});

test('[S4] the NDIS page says for whom it is and that the business is not registered', async ({ page }) => {
  await mainOf(page, '/ndis');
  const disclaimer = section(page, ndis.disclaimer.heading);
  await expectTexts(disclaimer, [claims.ndisDisclaimer, claims.ndisManagement]);
  expect(claims.ndisDisclaimer).toMatch(/not a registered/);
});

test('[S4] home cleans are bond-standard, and weekly, fortnightly or monthly', async ({ page }) => {
  await expectTexts(await mainOf(page, '/residential'), [
    'bond-standard',
    claims.frequencies,
    claims.sameCleaner,
    claims.guarantee,
  ]);
});

test('[S4] the commercial and builders pages state cover, checks and guarantee', async ({ page }) => {
  for (const path of ['/commercial', '/builders-handover'])
    await expectTexts(await mainOf(page, path), [claims.liability, claims.vetted, claims.guarantee]);
});

test('[S2] the footer, home and contact pages name every place served', async ({ page }) => {
  const places = [
    ...['Albury', 'Wodonga', 'Thurgoona', 'Lavington', 'Baranduda', 'Chiltern', 'Rutherglen', 'Barnawartha'],
    ...['Bellbridge', 'Howlong', 'Hamilton Valley', 'Wirlinga'],
  ];
  expect(business.areaServed).toEqual(expect.arrayContaining(places));
  for (const path of ['/', '/contact']) {
    await expectTexts(await mainOf(page, path), [...business.areaServed, business.areaServedEnding]);
    await expectTexts(page.getByRole('contentinfo'), [...business.areaServed, business.areaServedEnding]);
  }
});

async function mainOf(page: Page, path: string) {
  await open(page, path);
  return page.getByRole('main');
}
