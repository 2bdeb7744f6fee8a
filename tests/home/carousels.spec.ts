import { accessibilityProblems } from '../support/axe.ts';
import { carousels } from '../support/carousel-list.ts';
import { content, expect, open, painted, reach, test } from '../support/site.ts';

const labels = content.layout.carousel;

// With reduced motion, slides change without animation and only on request.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('@T1 @T4 @H14 @P7 @G2 each carousel gets its buttons, which move nothing, Next moves it, and its photos open', async ({
  page,
}) => {
  expect(carousels['/builders-handover']).toHaveLength(2);
  for (const [path, onPage] of Object.entries(carousels)) {
    await open(page, path);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const heights = () =>
      page
        .locator('main > *, main figure')
        .evaluateAll((parts) => parts.map((part) => Math.round(part.getBoundingClientRect().height)));
    await painted(page);
    const before = await heights();
    for (const { name, count } of onPage) {
      const carousel = page.getByRole('group', { name, exact: true });
      await reach(carousel);
      await expect(carousel.getByRole('button', { name: labels.next })).toBeVisible();
      await painted(page);
      expect(await heights(), name).toEqual(before);
      const slides = carousel.locator(`[aria-roledescription="${labels.slide}"]`);
      await expect(slides).toHaveCount(count);
      await expect(slides.first()).not.toHaveAttribute('inert');
      await expect(slides.last()).toHaveAttribute('inert');
      await carousel.getByRole('button', { name: labels.next }).click();
      await expect(slides.first()).toHaveAttribute('inert');
    }
  }
  await test.step('a photo opens in the lightbox, in which axe finds no fault', async () => {
    const [project] = content.buildersHandover.seeOurWork.projects;
    await page.getByRole('button', { name: project?.photos[1]?.alt ?? 'none' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await accessibilityProblems(page), `at ${width} px`).toEqual([]);
    }
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});
