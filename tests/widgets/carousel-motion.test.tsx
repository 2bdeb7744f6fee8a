import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { carousel as labels } from '../../src/content/layout.ts';
import { carousels, expectRunning, firstShown, openCarousel, trackOf } from './carousel.tsx';
import { advance } from './clock.ts';
import { click, hover, leave } from './input.ts';

/** Milliseconds that a move takes at most. */
const move = 1200;

/** The slide that is shown after some time, once all has come to rest. */
async function shownAfter(carousel: Element, milliseconds: number): Promise<string> {
  await advance(milliseconds);
  await advance(move);
  return firstShown(carousel);
}

for (const item of carousels) {
  const { ids, name, period, count } = item;
  const nth = (n: number) => `${((n - 1) % count) + 1} of ${count}`;

  test(`${ids} ${name}: moves every ${period} ms, in a loop, forwards and back`, async () => {
    const carousel = await openCarousel(item);
    const element = carousel.element();
    await click(carousel.getByRole('button', { name: labels.previous }));
    await advance(move);
    const start = Number.parseInt(firstShown(element), 10);
    const seen: string[] = [];
    for (let step = 0; step < 3; step += 1) {
      await advance(period);
      seen.push(firstShown(element));
    }
    await advance(move);
    seen.push(firstShown(element));
    expect(new Set(seen).size).toBeGreaterThanOrEqual(3);
    expect(seen.at(-1)).toBe(nth(start + 3));
  });

  test(`${ids} ${name}: stop holds for a minute, start goes on, and next goes on after it`, async () => {
    const carousel = await openCarousel(item);
    const element = carousel.element();
    const rotation = carousel.getByRole('button').first();
    await expect.element(rotation).toHaveAccessibleName(labels.stop);
    await click(rotation);
    await expect.element(rotation).toHaveAccessibleName(labels.start);
    await expect.element(rotation).not.toHaveAttribute('aria-pressed');
    await leave();
    await advance(move);
    const held = firstShown(element);
    expect(await shownAfter(element, 60_000)).toBe(held);
    await expectRunning(element, false);

    await click(carousel.getByRole('button', { name: labels.next }));
    const moved = await shownAfter(element, 60_000);
    expect(moved).toBe(nth(Number.parseInt(held, 10) + 1));

    await click(rotation);
    await expectRunning(element, true);
    await click(carousel.getByRole('button', { name: labels.next }));
    expect(await shownAfter(element, period)).toBe(nth(Number.parseInt(moved, 10) + 2));
  });

  test(`${ids} ${name}: the mouse over it and keyboard focus in it hold it`, async () => {
    const carousel = await openCarousel(item);
    const element = carousel.element();
    await hover(trackOf(element).parentElement ?? element);
    await expectRunning(element, false);
    await advance(move);
    const held = firstShown(element);
    expect(await shownAfter(element, 30_000)).toBe(held);
    await leave();
    await expectRunning(element, true);
    const moved = await shownAfter(element, period);
    expect(moved).not.toBe(held);

    carousel.getByRole('button').first().element().focus();
    await userEvent.tab();
    await expectRunning(element, false);
    expect(await shownAfter(element, 30_000)).toBe(moved);
    (document.activeElement as HTMLElement).blur();
    await expectRunning(element, true);
    expect(await shownAfter(element, period)).not.toBe(moved);
  });
}
