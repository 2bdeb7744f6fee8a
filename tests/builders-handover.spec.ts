import {
  content,
  expect,
  expectHeadings,
  expectQuoteAndCall,
  expectTexts,
  heroOf,
  section,
  test,
} from './site.ts';

const { intro, included, seeOurWork, process, trust, testimonial, closing } = content.buildersHandover;

test('[P7] /builders-handover has all its sections, and its photos open', async ({ page }) => {
  await page.goto('/builders-handover');
  await test.step('[P7] it has its hero, intro and six included parts', async () => {
    await expectQuoteAndCall(heroOf(page), 'Get a Quote');
    await expectTexts(section(page, intro.heading), [intro.text, ...intro.points]);
    const parts = section(page, included.heading);
    await expectHeadings(parts, 3, [
      ...[/dust and debris removal/i, /window and frame cleaning/i, /floor and surface detailing/i],
      /bathroom and kitchen sanitisation/i,
      /final touches and quality check/i,
      /client-ready presentation/i,
    ]);
  });
  await test.step('[P7] it shows two credited projects of ten photos each', async () => {
    const work = section(page, 'See Our Work');
    await expectHeadings(work, 3, [/acreage home/i, /family home/i]);
    for (const project of seeOurWork.projects) {
      await expectTexts(work, [project.credit]);
      const photos = work.getByRole('region', { name: project.title, exact: true }).getByRole('img');
      for (const { alt } of project.photos) await expect(photos.and(page.getByAltText(alt))).toBeAttached();
    }
  });
  await test.step('[P7] it has four steps, six trust bullets, a testimonial and a closing call', async () => {
    await expectHeadings(section(page, process.heading), 3, [
      ...[/site assessment/i, /customised quote/i, /scheduled clean/i, /quality handover/i],
    ]);
    const trusted = section(page, trust.heading);
    expect(trust.bullets).toHaveLength(6);
    await expect(trusted.getByRole('listitem')).toHaveText(trust.bullets);
    const said = page.getByRole('figure').filter({ hasText: testimonial.quoteText });
    await expectTexts(said, [testimonial.name, testimonial.role]);
    await expectQuoteAndCall(section(page, closing.heading), 'Request a Quote');
  });
  await test.step('[P7] a photo of a finished project opens in the lightbox', async () => {
    const name = seeOurWork.projects[0]?.photos[0]?.alt ?? '';
    // The photo is a link until its island is hydrated, near the viewport.
    await page.getByAltText(name).scrollIntoViewIfNeeded();
    await page.getByRole('button', { name }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});
