import { content, expect, expectTexts, paths, section, test } from './site.ts';

const { business, contact, home, ndis } = content;
/** The words of each claim. */
const claims = Object.fromEntries(
  Object.entries(business.claims).map(([name, claim]) => [name, claim.words]),
) as Record<keyof typeof business.claims, string>;

test('[S4] [P6] hours and the reply time have two readings each, and no page shows both', async ({
  request,
}) => {
  const [{ opens, closes } = { opens: '', closes: '' }] = business.structuredDataHours;
  const readings = [
    [claims.replyHome, claims.replyContact],
    [business.openingHours[0]?.hours ?? '', opens, closes, '9am-5pm'],
  ];
  const shown = new Map<string, Set<string>>();
  for (const path of paths) {
    const text = (await (await request.get(path)).text()).replace(/<(script|style).*?<\/\1>|<[^>]*>/gs, ' ');
    for (const words of readings) {
      const found = words.filter((reading) => text.includes(reading));
      expect(found.length, `${path}: ${found.join(' and ')}`).toBeLessThan(2);
      for (const reading of found) shown.set(reading, (shown.get(reading) ?? new Set()).add(path));
    }
  }
  expect([...(shown.get(claims.replyHome) ?? [])]).toContain('/');
  expect([...(shown.get(claims.replyContact) ?? [])]).toContain('/contact');
});

test('[S2] [S4] the claims and the area served stand where they belong', async ({ page }) => {
  const main = page.getByRole('main');
  const places = [...business.areaServed, business.areaServedEnding];
  const expectPlaces = async () => {
    await expectTexts(main, places);
    await expectTexts(page.getByRole('contentinfo'), places);
  };

  await test.step('[S4] the guarantee says 48 hours and a free return, the cover $20 million, the families 300+', () => {
    expect(claims.guarantee).toMatch(/100% satisfaction guarantee.*48 hours.*free of charge/);
    expect(claims.liability).toContain('up to $20 million');
    expect(claims.families).toContain('300+');
  });
  await test.step('[S2] the content names the twelve places served', () => {
    expect(business.areaServed).toEqual(
      expect.arrayContaining([
        ...['Albury', 'Wodonga', 'Thurgoona', 'Lavington', 'Baranduda', 'Chiltern', 'Rutherglen'],
        ...['Barnawartha', 'Bellbridge', 'Howlong', 'Hamilton Valley', 'Wirlinga'],
      ]),
    );
  });
  await test.step('[S4] the home page makes its claims, with a reply within one business hour', async () => {
    await page.goto('/');
    await expectTexts(main, [
      ...[claims.sameCleaner, claims.vetted, claims.guarantee, claims.liability, claims.families],
      ...[claims.frequencies, claims.bondStandard, claims.ndisManagement],
    ]);
    await expectTexts(section(page, home.howItWorks.heading), ['within one business hour']);
    await expect(main).not.toContainText(claims.replyContact);
  });
  await test.step('[S2] the home page and its footer name every place served', expectPlaces);
  await test.step('[S4] the contact page promises a reply within 24 hours', async () => {
    await page.goto('/contact');
    await expectTexts(main, ['within 24 hours', contact.reply]);
    await expect(main).not.toContainText(claims.replyHome);
  });
  await test.step('[S2] the contact page and its footer name every place served', expectPlaces);
  await test.step('[S4] the HEPA article states 99.97% of particles down to 0.3 microns', async () => {
    await page.goto('/blog/hepa-filters-clean-home');
    const article = page.getByRole('article');
    await expect(article).toContainText('captures 99.97% of particles down to 0.3 microns');
  });
  await test.step('[S4] the NDIS page says for whom it is and that the business is not registered', async () => {
    await page.goto('/ndis');
    const disclaimer = section(page, ndis.disclaimer.heading);
    await expectTexts(disclaimer, [claims.ndisDisclaimer, claims.ndisManagement]);
    expect(claims.ndisDisclaimer).toMatch(/not a registered/);
  });
  await test.step('[S4] home cleans are bond-standard, and weekly, fortnightly or monthly', async () => {
    await page.goto('/residential');
    const { frequencies, sameCleaner, guarantee } = claims;
    await expectTexts(main, ['bond-standard', frequencies, sameCleaner, guarantee]);
  });
  await test.step('[S4] the commercial and builders pages state cover, checks and guarantee', async () => {
    for (const path of ['/commercial', '/builders-handover']) {
      await page.goto(path);
      await expectTexts(main, [claims.liability, claims.vetted, claims.guarantee]);
    }
  });
});
