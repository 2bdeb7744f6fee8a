import { expect, test } from 'vitest';
import { commands, page } from 'vitest/browser';
import { content } from '../../src/content/index.ts';
import { reviewPeriod } from '../../src/lib/specified.ts';
import { accessibilityProblems } from './axe.ts';
import { carousels, expectRunning, firstShown, openCarousel, trackOf } from './carousel.tsx';
import { advance } from './clock.ts';
import { click } from './input.ts';

const { carousel: labels } = content.layout;
const [reviews] = carousels;

for (const item of carousels) {
  const { tags, name, count, inView, dots } = item;

  test(`${name}: roles, labels, inert slides and dots; axe finds nothing`, { tags }, async () => {
    const carousel = await openCarousel(item);
    await click(carousel.getByRole('button').first());
    await advance(1200);
    await expect.element(carousel).toHaveAttribute('aria-roledescription', labels.carousel);
    const slides = [...carousel.element().querySelectorAll(`[aria-roledescription="${labels.slide}"]`)];
    expect(slides).toHaveLength(count);
    expect(slides[1]?.getAttribute('aria-label')).toBe(`2 of ${count}`);
    const inert = () => slides.filter((slide) => slide.hasAttribute('inert'));
    await expect.poll(inert).toHaveLength(count - inView);
    const places = carousel.getByRole('group', { name: labels.slides }).getByRole('button');
    expect(places.elements()).toHaveLength(dots ? count : 0);
    if (dots) {
      const third = carousel.getByRole('button', { name: `Go to slide 3 of ${count}` });
      await click(third);
      await advance(1500);
      expect(firstShown(carousel.element())).toBe(`3 of ${count}`);
      const disabled = carousel.element().querySelectorAll('[aria-disabled="true"]');
      expect([...disabled]).toEqual([third.element()]);
    }
    expect(await accessibilityProblems(carousel.element())).toEqual([]);
  });
}

test('with reduced motion a carousel starts paused, until its button starts it', { tags: 'T4' }, async () => {
  await commands.reduceMotion();
  const carousel = await openCarousel(reviews);
  const rotation = carousel.getByRole('button').first();
  await expect.element(rotation).toHaveAccessibleName(labels.start);
  await advance(61_200);
  expect(firstShown(carousel.element())).toMatch(/^1 of/);
  await click(rotation);
  await expectRunning(carousel.element(), true);
  await advance(reviewPeriod + 1200);
  expect(firstShown(carousel.element())).toMatch(/^2 of/);
});

for (const [width, shown] of [
  [360, 1],
  [768, 2],
  [1440, 3],
] as const) {
  test(`at ${width} px reviews stop with ${shown} whole cards in view`, { tags: 'T4' }, async () => {
    await page.viewport(width, 800);
    const carousel = await openCarousel(reviews);
    await click(carousel.getByRole('button').first());
    await click(carousel.getByRole('button', { name: labels.next }));
    await advance(2000);
    const track = trackOf(carousel.element());
    const view = track.parentElement ?? track;
    const edge = Number.parseFloat(getComputedStyle(view).paddingLeft);
    const { left, right } = view.getBoundingClientRect();
    const inView = [...track.children]
      .map((slide) => slide.getBoundingClientRect())
      .filter((slide) => slide.right > left + edge + 1 && slide.left < right - edge - 1);
    expect(inView).toHaveLength(shown);
    for (const slide of inView) {
      expect(slide.left).toBeGreaterThan(left + edge - 1);
      expect(slide.right).toBeLessThan(right - edge + 1);
    }
  });
}
