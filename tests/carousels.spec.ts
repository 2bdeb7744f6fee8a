import type { Locator, Page } from '@playwright/test';
import { accessibilityProblems } from './axe.ts';
import { content, expect, test } from './site.ts';

const words = content.layout.carousel;
const [acreage, family] = content.buildersHandover.seeOurWork.projects;
const carousels = [
  {
    ids: '[T4]',
    path: '/',
    name: content.home.testimonials.carouselLabel,
    period: 5000,
    count: content.testimonials.testimonials.length,
    dots: true,
  },
  {
    ids: '[H14]',
    path: '/',
    name: content.home.trustedBy.carouselLabel,
    period: 3000,
    count: 5,
    dots: false,
  },
  {
    ids: '[P7]',
    path: '/builders-handover',
    name: acreage?.title ?? '',
    period: 4000,
    count: 10,
    dots: true,
  },
  { ids: '[P7]', path: '/builders-handover', name: family?.title ?? '', period: 4000, count: 10, dots: true },
];

/** Opens the page with a clock that the test moves, and waits until the carousel can move. */
async function open(page: Page, path: string, name: string): Promise<Locator> {
  await page.clock.install();
  await page.goto(path);
  const carousel = page.getByRole('group', { name, exact: true });
  // Idle callbacks and the fetched parts come with the clock running; from then on only the test moves it.
  await expect(async () => {
    await page.clock.runFor(50);
    await carousel.evaluate((element) => element.scrollIntoView({ behavior: 'instant', block: 'center' }));
    await expect(carousel.getByRole('button', { name: words.next })).toBeVisible({ timeout: 500 });
  }).toPass();
  await page.mouse.move(2, 2);
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 500);
  return carousel;
}

/** The label of the slide at the left edge, once all has come to rest. */
async function firstShown(carousel: Locator): Promise<string | null> {
  return carousel.evaluate((element) => {
    const slides = [...element.querySelectorAll<HTMLElement>('[role="group"][aria-label*=" of "]')];
    const left = slides[0]?.parentElement?.parentElement?.getBoundingClientRect().left ?? 0;
    const distance = (slide: HTMLElement) => Math.abs(slide.getBoundingClientRect().left - left);
    // Space between slides is part of each, outside the left edge.
    const [first] = slides.sort((a, b) => distance(a) - distance(b));
    return first?.getAttribute('aria-label') ?? null;
  });
}

async function settle(page: Page, milliseconds: number) {
  await page.clock.runFor(milliseconds);
  await page.clock.runFor(1200);
}

for (const { ids, path, name, period, count, dots } of carousels) {
  test.describe(`${ids} ${name}`, () => {
    const nth = (n: number) => `${((n - 1) % count) + 1} of ${count}`;

    test(`${ids} ${name}: moves every ${period} ms, in a loop, forwards and back`, async ({ page }) => {
      const carousel = await open(page, path, name);
      await carousel.getByRole('button', { name: words.previous }).click();
      await page.clock.runFor(1200);
      const start = Number.parseInt((await firstShown(carousel)) ?? '', 10);
      const seen: (string | null)[] = [];
      for (let step = 0; step < 3; step += 1) {
        await page.clock.runFor(period);
        await page.clock.runFor(0);
        seen.push(await firstShown(carousel));
      }
      await page.clock.runFor(1200);
      seen.push(await firstShown(carousel));
      expect(new Set(seen).size).toBeGreaterThanOrEqual(3);
      expect(seen.at(-1)).toBe(nth(start + 3));
    });

    test(`${ids} ${name}: stop holds for a minute, start goes on, and next goes on after it`, async ({
      page,
    }) => {
      const carousel = await open(page, path, name);
      const rotation = carousel.getByRole('button').first();
      await expect(rotation).toHaveAccessibleName(words.stop);
      await rotation.click();
      await expect(rotation).toHaveAccessibleName(words.start);
      await expect(rotation).not.toHaveAttribute('aria-pressed');
      await page.mouse.move(2, 2);
      await page.clock.runFor(1200);
      const held = await firstShown(carousel);
      await settle(page, 60_000);
      expect(await firstShown(carousel)).toBe(held);
      await expect(carousel.locator('[aria-live]')).toHaveAttribute('aria-live', 'polite');

      await carousel.getByRole('button', { name: words.next }).click();
      await settle(page, 60_000);
      const moved = await firstShown(carousel);
      expect(moved).toBe(nth(Number.parseInt(held ?? '', 10) + 1));

      await rotation.click();
      await expect(carousel.locator('[aria-live]')).toHaveAttribute('aria-live', 'off');
      await carousel.getByRole('button', { name: words.next }).click();
      await settle(page, period);
      expect(await firstShown(carousel)).toBe(nth(Number.parseInt(moved ?? '', 10) + 2));
    });

    test(`${ids} ${name}: the mouse over it and keyboard focus in it hold it`, async ({ page }) => {
      const carousel = await open(page, path, name);
      await carousel.locator('[aria-live]').hover();
      await page.clock.runFor(1200);
      const held = await firstShown(carousel);
      await settle(page, 30_000);
      expect(await firstShown(carousel)).toBe(held);
      await page.mouse.move(2, 2);
      await settle(page, period);
      const moved = await firstShown(carousel);
      expect(moved).not.toBe(held);

      await carousel.getByRole('button').first().focus();
      await page.keyboard.press('Tab');
      await settle(page, 30_000);
      expect(await firstShown(carousel)).toBe(moved);
      await page.evaluate(() => (document.activeElement as HTMLElement).blur());
      await settle(page, period);
      expect(await firstShown(carousel)).not.toBe(moved);
    });

    test(`${ids} ${name}: roles, labels, inert slides and dots; axe finds nothing`, async ({ page }) => {
      const carousel = await open(page, path, name);
      await carousel.getByRole('button').first().click();
      await page.clock.runFor(1200);
      await expect(carousel).toHaveAttribute('aria-roledescription', words.carousel);
      const slides = carousel.locator(`[aria-roledescription="${words.slide}"]`);
      await expect(slides).toHaveCount(count);
      await expect(slides.nth(1)).toHaveAttribute('aria-label', nth(2));
      const inert = await slides.evaluateAll(
        (all) => all.filter((slide) => slide.hasAttribute('inert')).length,
      );
      expect(inert).toBe(count - (name === content.home.trustedBy.carouselLabel ? 4 : 3));
      await expect(carousel.getByRole('group', { name: words.slides }).getByRole('button')).toHaveCount(
        dots ? count : 0,
      );
      if (dots) {
        await carousel.getByRole('button', { name: `Go to slide 3 of ${count}` }).click();
        await page.clock.runFor(1500);
        expect(await firstShown(carousel)).toBe(nth(3));
        await expect(carousel.locator('[aria-disabled="true"]')).toHaveAccessibleName(
          `Go to slide 3 of ${count}`,
        );
      }
      // axe itself works with time.
      await page.clock.resume();
      expect(await accessibilityProblems(page)).toEqual([]);
    });
  });
}

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });
  test('[T4] it starts stopped, and the buttons work', async ({ page }) => {
    const carousel = await open(page, '/', carousels[0]?.name ?? '');
    await expect(carousel.getByRole('button').first()).toHaveAccessibleName(words.start);
    await settle(page, 60_000);
    expect(await firstShown(carousel)).toMatch(/^1 of/);
    await carousel.getByRole('button', { name: words.next }).click();
    await page.clock.runFor(50);
    expect(await firstShown(carousel)).toMatch(/^2 of/);
    await carousel.getByRole('button').first().click();
    await settle(page, 5000);
    expect(await firstShown(carousel)).toMatch(/^3 of/);
  });
});

for (const [width, shown] of [
  [390, 1],
  [768, 2],
  [1440, 3],
] as const) {
  test(`[T4] [P7] ${shown} slides at ${width} px; logos take 200 px each`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const { path, name } of carousels) {
      await page.goto(path);
      const carousel = page.getByRole('group', { name, exact: true });
      const slide = carousel.locator(`[aria-roledescription="${words.slide}"]`).first();
      const isLogos = name === content.home.trustedBy.carouselLabel;
      const [slideWidth, viewWidth, gap] = await slide.evaluate((element) => [
        element.getBoundingClientRect().width,
        element.parentElement?.parentElement?.getBoundingClientRect().width ?? 0,
        Number.parseFloat(getComputedStyle(element).paddingLeft),
      ]);
      if (isLogos) expect(slideWidth).toBe(200);
      else expect(((viewWidth ?? 0) + (gap ?? 0)) / (slideWidth ?? 1)).toBeCloseTo(shown, 1);
    }
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('[T4] [H14] [P7] the slides are a row that scrolls, without controls', async ({ page }) => {
    for (const { path, name, count } of carousels) {
      await page.goto(path);
      const carousel = page.getByRole('group', { name, exact: true });
      await expect(carousel.locator(`[aria-roledescription="${words.slide}"]`)).toHaveCount(count);
      for (const control of [words.previous, words.next, words.stop, words.start]) {
        await expect(carousel.getByRole('button', { name: control })).toHaveCount(0);
      }
      await expect(carousel.getByRole('region', { name })).toHaveCSS('overflow-x', 'auto');
    }
  });
});
