import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { content } from '../../src/content/index.ts';
import { carousels, expectRunning, firstShown, openCarousel, trackOf } from './carousel.tsx';
import { advance } from './clock.ts';
import { click, hover, leave } from './input.ts';

const { carousel: labels } = content.layout;

/** Maximum duration of a move, in milliseconds. */
const move = 1200;
/** Milliseconds after which a move is visible. */
const frames = 50;

/** The slide shown after some time, once all motion has ended. */
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
    expect(firstShown(element)).toBe(nth(1));
    await click(carousel.getByRole('button', { name: labels.previous }));
    await advance(move);
    expect(firstShown(element)).toBe(nth(count));
    const place = () => trackOf(element).style.transform;
    for (const step of [1, 2, 3]) {
      // The time runs from move to move, so the previous move is part of it.
      await advance(period - move - 2);
      const rest = place();
      await advance(1);
      expect(place()).toBe(rest);
      await advance(1 + frames);
      expect(place()).not.toBe(rest);
      await advance(move - frames);
      expect(firstShown(element)).toBe(nth(count + step));
    }
  });

  test(`${ids} ${name}: Stop holds it for a minute, Start resumes it, and so does Next`, async () => {
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

  test(`${ids} ${name}: hover and keyboard focus pause it`, async () => {
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

    // A visitor who starts it with the keyboard wants it to move, although the focus is still inside.
    await userEvent.tab({ shift: true });
    await expectRunning(element, false);
    await userEvent.keyboard('{Enter}{Enter}');
    await expect.element(carousel.getByRole('button').first()).toHaveFocus();
    await expectRunning(element, true);
  });
}
