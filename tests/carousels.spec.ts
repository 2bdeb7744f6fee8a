import { content, expect, open, reach, test } from './site.ts';

const labels = content.layout.carousel;
const { home, testimonials, buildersHandover } = content;
const projects = buildersHandover.seeOurWork.projects.map(({ title }) => title);
const { carouselLabel, featured } = home.testimonials;
const reviews = testimonials.testimonials.filter(({ id }) => id !== featured);
const pages = [
  {
    path: '/',
    carousels: [
      { name: carouselLabel, count: reviews.length },
      { name: home.trustedBy.carouselLabel, count: 5 },
    ],
  },
  { path: '/builders-handover', carousels: projects.map((name) => ({ name, count: 10 })) },
];
const inTurn = async (
  open: (path: string) => Promise<unknown>,
  check: (carousel: (typeof pages)[number]['carousels'][number]) => Promise<void>,
) => {
  expect(projects).toHaveLength(2);
  for (const { path, carousels } of pages) {
    await open(path);
    for (const carousel of carousels) await check(carousel);
  }
};

test.describe('with reduced motion', () => {
  // With reduced motion, slides change without animation and only on request.
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('[T4] [H14] [P7] each carousel gets its buttons on its page, and Next moves it', async ({ page }) => {
    await inTurn(
      (path) => open(page, path),
      async ({ name, count }) => {
        const carousel = page.getByRole('group', { name, exact: true });
        await reach(carousel);
        const slides = carousel.locator(`[aria-roledescription="${labels.slide}"]`);
        await expect(slides).toHaveCount(count);
        await expect(slides.first()).not.toHaveAttribute('inert');
        await expect(slides.last()).toHaveAttribute('inert');
        await carousel.getByRole('button', { name: labels.next }).click();
        await expect(slides.first()).toHaveAttribute('inert');
      },
    );
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('[T4] [H14] [P7] the slides scroll in a row, without controls', async ({ page }) => {
    await inTurn(
      (path) => page.goto(path),
      async ({ name, count }) => {
        const carousel = page.getByRole('group', { name, exact: true });
        await expect(carousel.locator(`[aria-roledescription="${labels.slide}"]`)).toHaveCount(count);
        for (const control of [labels.previous, labels.next, labels.stop, labels.start]) {
          await expect(carousel.getByRole('button', { name: control })).toHaveCount(0);
        }
        await expect(carousel.getByRole('region', { name })).toHaveCSS('overflow-x', 'auto');
      },
    );
  });
});
