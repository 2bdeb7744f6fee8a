import { expect, test } from 'vitest';
import { commands, type Locator, page, userEvent } from 'vitest/browser';
import { sliderStart } from '../../src/lib/specified.ts';
import { finishAnimations } from './clock.ts';
import { boxOf } from './input.ts';
import { beforeAfterPreview, comparisonList, content } from './islands.tsx';
import { mount, mountReading } from './mount.tsx';

const [pair] = content.galleryPhotos.beforeAfter;
if (!pair) throw new Error('These tests need a comparison.');

const handle = page.getByRole('slider', { name: pair.title });
const sliderOf = (part: Locator) => page.elementLocator(part.element().parentElement ?? document.body);
const expectValue = (value: number) => expect.element(handle).toHaveAttribute('aria-valuenow', String(value));

/** A point in a slider, as fractions of its width and height. */
function pointOf(part: Locator, across: number, down: number) {
  const { x, y, width, height } = boxOf(sliderOf(part));
  return { x: x + width * across, y: y + height * down };
}

test('the slider starts at 50 %, says how much of each is shown, and follows the keys of the ARIA pattern', {
  tags: 'G10',
}, async () => {
  await mountReading(comparisonList);
  await expectValue(sliderStart);
  await expect.element(handle).toHaveAttribute('aria-valuemin', '0');
  await expect.element(handle).toHaveAttribute('aria-valuemax', '100');
  await expect.element(handle).toHaveAttribute('aria-valuetext', `${sliderStart}% before shown`);
  const slider = sliderOf(handle);
  for (const label of [pair.beforeLabel, pair.afterLabel])
    await expect.element(slider.getByText(label, { exact: true })).toBeVisible();
  for (const { alt } of [pair.before, pair.after])
    await expect.element(slider.getByRole('img', { name: alt })).toBeVisible();
  handle.element().focus();
  const steps: [string, number][] = [
    ['ArrowRight', sliderStart + 1],
    ['ArrowLeft', sliderStart],
    ['PageUp', sliderStart + 10],
    ['PageDown', sliderStart],
    ['End', 100],
    ['ArrowRight', 100],
    ['Home', 0],
    ['PageDown', 0],
  ];
  for (const [key, value] of steps) {
    await userEvent.keyboard(`{${key}}`);
    await expectValue(value);
  }
  await expect.element(handle).toHaveAttribute('aria-valuetext', '0% before shown');
});

test('dragging the handle moves the divider, stays within 0 and 100, and ends on release', {
  tags: 'G10',
}, async () => {
  await mountReading(comparisonList);
  const at = (across: number) => pointOf(handle, across, 0.5);
  await commands.mouse(at(sliderStart / 100), 'down', { ...at(0.7), steps: 4 });
  await expectValue(70);
  await commands.mouse(at(1.2));
  await expectValue(100);
  await commands.mouse(at(-0.04));
  await expectValue(0);
  await commands.mouse(at(0.3), 'up');
  await expectValue(30);
  // Over the handle, then away from it.
  const { x, y } = at(0.3);
  await commands.mouse({ x: x + 15, y }, at(0.9));
  await expectValue(30);
});

test('a press on the photo, or on the line above the knob, moves the divider there; no drag starts on the photo', {
  tags: 'G10',
}, async () => {
  await mountReading(comparisonList);
  const at = (across: number) => pointOf(handle, across, 1 / 3);
  await commands.mouse(at(0.2), 'down', { ...at(0.3), steps: 3 });
  expect(handle.element().getAttribute('aria-valuenow')).toBe(`${sliderStart}`);
  await commands.mouse('up', at(0.8), 'down', 'up');
  await expectValue(80);
  finishAnimations();
  const beside = 0.8 + 15 / boxOf(sliderOf(handle)).width;
  await commands.mouse(pointOf(handle, beside, 0.5), 'down', 'up');
  await expectValue(80);
  await commands.mouse(pointOf(handle, beside, 0.2), 'down', 'up');
  await expectValue(Math.round(beside * 100));
});

test('a tap on the photo moves the divider, and vertical swipes scroll the page', {
  tags: 'G10',
}, async () => {
  await page.viewport(390, 844);
  await mountReading(comparisonList);
  await commands.touch(pointOf(handle, 0.25, 1 / 3));
  await expectValue(25);
  expect(getComputedStyle(handle.element()).touchAction).toBe('pan-y');
});

test('home shows the two comparisons that its content names, as sliders', { tags: 'H15' }, async () => {
  await mount(beforeAfterPreview);
  const { pairs } = content.home.beforeAfter;
  expect(pairs).toHaveLength(2);
  for (const id of pairs) {
    const named = content.galleryPhotos.beforeAfter.find((candidate) => candidate.id === id);
    await expect.element(page.getByRole('slider', { name: named?.title ?? 'none' })).toBeVisible();
  }
  expect(page.getByRole('slider').elements()).toHaveLength(2);
});

test('both photos of the first comparison load at once, the others when they come near', async () => {
  const main = await mountReading(comparisonList);
  const [first = [], other = []] = [...main.querySelectorAll('[role="slider"]')].map((slider) => [
    ...(slider.parentElement?.querySelectorAll('img') ?? []),
  ]);
  expect(first.map((image) => image.fetchPriority)).toEqual(['high', 'high']);
  expect([...first, ...other].map((image) => image.getAttribute('loading'))).toEqual([
    null,
    null,
    'lazy',
    'lazy',
  ]);
});
