import { expect, test } from 'vitest';
import { commands, type Locator, page, userEvent } from 'vitest/browser';
import { sliderStart } from '../../src/lib/specified.ts';
import { finishAnimations } from './clock.ts';
import { boxOf } from './input.ts';
import { beforeAfterPreview, comparisonList, content } from './islands.tsx';
import { mount, mountStatic } from './mount.tsx';

const { pairs: ids } = content.home.beforeAfter;
const pairs = content.galleryPhotos.beforeAfter.filter(({ id }) => ids.includes(id));
const [pair] = pairs;
if (!pair) throw new Error('These tests need a comparison.');

const handle = page.getByRole('slider', { name: pair.title });
const sliderOf = (part: Locator) => page.elementLocator(part.element().parentElement ?? document.body);
const expectValue = (value: number) => expect.element(handle).toHaveAttribute('aria-valuenow', String(value));

/** A point in a slider, as fractions of its width and height. */
function pointOf(part: Locator, across: number, down: number) {
  const { x, y, width, height } = boxOf(sliderOf(part));
  return { x: x + width * across, y: y + height * down };
}

test('home has two sliders, which start at 50 %, travel around it once when first seen, say how much of each is shown, and follow the keys of the ARIA pattern', {
  tags: ['G10', 'H15'],
}, async () => {
  await mount(beforeAfterPreview);
  for (const { title } of pairs)
    await expect.element(page.getByRole('slider', { name: title })).toBeVisible();
  expect([ids.length, page.getByRole('slider').elements().length]).toEqual([2, 2]);
  await expectValue(sliderStart);
  await expect.element(handle).toHaveAttribute('aria-valuemin', '0');
  await expect.element(handle).toHaveAttribute('aria-valuemax', '100');
  await expect.element(handle).toHaveAttribute('aria-valuetext', `${sliderStart}% before shown`);
  const slider = sliderOf(handle);
  for (const label of [pair.beforeLabel, pair.afterLabel])
    await expect.element(slider.getByText(label, { exact: true })).toBeVisible();
  for (const { alt } of [pair.before, pair.after])
    await expect.element(slider.getByRole('img', { name: alt })).toBeVisible();
  const { x } = boxOf(handle);
  handle.element().setAttribute('data-fade', 'shown');
  const travel = document.getAnimations()[0] as Animation;
  travel.currentTime = 730;
  expect(boxOf(handle).x).toBeLessThan(x);
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
    expect(document.getAnimations()).not.toContain(travel);
  }
  await expect.element(handle).toHaveAttribute('aria-valuetext', '0% before shown');
});

test('dragging the handle moves the divider, within 0 and 100; a press on the photo or the line does too, but starts no drag', {
  tags: 'G10',
}, async () => {
  await mount(beforeAfterPreview);
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

  const photo = (across: number) => pointOf(handle, across, 1 / 3);
  await commands.mouse(photo(0.5), 'down', { ...photo(0.6), steps: 3 });
  expect(handle.element().getAttribute('aria-valuenow')).toBe('30');
  await commands.mouse('up', photo(0.8), 'down', 'up');
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
  await mount(beforeAfterPreview);
  await commands.touch(pointOf(handle, 0.25, 1 / 3));
  await expectValue(25);
  expect(getComputedStyle(handle.element()).touchAction).toBe('pan-y');
});

test('both photos of the first comparison load at once, the others when they come near', () => {
  const main = mountStatic(comparisonList);
  const sliders = [...main.querySelectorAll('[role="slider"]')].slice(0, 2);
  const images = sliders.flatMap(({ parentElement }) => [...(parentElement?.querySelectorAll('img') ?? [])]);
  const now = ['auto', 'high'];
  const near = ['lazy', 'auto'];
  expect(images.map(({ loading, fetchPriority }) => [loading, fetchPriority])).toEqual([
    now,
    now,
    near,
    near,
  ]);
});
