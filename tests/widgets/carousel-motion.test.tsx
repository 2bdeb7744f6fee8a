import { expect, test } from 'vitest';
import { type Locator, userEvent } from 'vitest/browser';
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

/** The button that stops and starts a carousel. */
const rotationOf = (carousel: Locator) => carousel.getByRole('button').first();

/** What pauses a carousel, and what lets it go on. */
const holds: Record<string, Record<'hold' | 'release', (carousel: Locator) => Promise<void>>> = {
  'the pointer on the slides': {
    hold: (carousel) => hover(trackOf(carousel.element()).parentElement ?? carousel),
    release: leave,
  },
  'keyboard focus': {
    hold: (carousel) => {
      rotationOf(carousel).element().focus();
      return userEvent.tab();
    },
    release: async () => (document.activeElement as HTMLElement).blur(),
  },
};

const nth = (count: number, n: number) => `${((n - 1) % count) + 1} of ${count}`;

for (const item of carousels) {
  const { tags, name, period, count } = item;
  test(`${name}: moves every ${period} ms, in a loop, forwards and back`, { tags }, async () => {
    const carousel = await openCarousel(item);
    const element = carousel.element();
    expect(firstShown(element)).toBe(nth(count, 1));
    await click(carousel.getByRole('button', { name: labels.previous }));
    await advance(move);
    expect(firstShown(element)).toBe(nth(count, count));
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
      expect(firstShown(element)).toBe(nth(count, count + step));
    }
  });
}

// All have these from the same component.
const [reviews] = carousels;
const tags = carousels.map((each) => each.tags);

test('the pointer and keyboard focus hold a carousel for a minute, then it goes on', { tags }, async () => {
  const carousel = await openCarousel(reviews);
  const element = carousel.element();
  for (const [what, { hold, release }] of Object.entries(holds)) {
    await hold(carousel);
    await expectRunning(element, false);
    await advance(move);
    const held = firstShown(element);
    expect(await shownAfter(element, 60_000), what).toBe(held);
    await release(carousel);
    await expectRunning(element, true);
    expect(await shownAfter(element, reviews.period), what).not.toBe(held);
  }
});

test('Stop holds a carousel; Next works while it is stopped and while it moves, and changes neither', {
  tags,
}, async () => {
  const carousel = await openCarousel(reviews);
  const element = carousel.element();
  const rotation = rotationOf(carousel);
  const next = () => click(carousel.getByRole('button', { name: labels.next }));
  await expect.element(rotation).toHaveAccessibleName(labels.stop);
  await click(rotation);
  await expect.element(rotation).toHaveAccessibleName(labels.start);
  await expect.element(rotation).not.toHaveAttribute('aria-pressed');
  await advance(move);
  const held = Number.parseInt(firstShown(element), 10);
  await next();
  expect(await shownAfter(element, 60_000)).toBe(nth(reviews.count, held + 1));
  // A visitor who starts it with the keyboard wants it to move, although the focus is still inside.
  await userEvent.tab({ shift: true });
  await userEvent.tab({ shift: true });
  await expect.element(rotation).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expectRunning(element, true);
  await next();
  expect(await shownAfter(element, reviews.period)).toBe(nth(reviews.count, held + 3));
});
