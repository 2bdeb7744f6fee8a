import { expect, test, vi } from 'vitest';
import { commands, type Locator, page } from 'vitest/browser';
import { content } from '../../src/content/index.ts';
import { logoSlotWidth } from '../../src/lib/specified.ts';
import { TrustedBy } from '../../src/sections/home/TrustedBy.island.tsx';
import { carousels, openCarousel, trackOf } from './carousel.tsx';
import { advance, settled } from './clock.ts';
import { click } from './input.ts';
import { mount } from './mount.tsx';

const { carousel: labels } = content.layout;
const [, logos] = carousels;

/** The visible slides from the left: their names, and their positions in the row. */
function slidesInRow(carousel: Element) {
  const track = trackOf(carousel);
  const row = track.parentElement?.getBoundingClientRect();
  if (!row) throw new Error('The slides are in no row.');
  const slides = [...track.children].map((slide) => {
    const { left, right } = slide.getBoundingClientRect();
    return { name: slide.getAttribute('aria-label'), left: left - row.left, right: right - row.left };
  });
  // Embla rounds to whole pixels, so a slide may be up to 3 px off.
  const shown = slides.filter(({ left, right }) => right > 3 && left < row.width - 3);
  return { width: row.width, slides: shown.sort((a, b) => a.left - b.left) };
}

for (const width of [320, 855, 1440]) {
  test(`at ${width} px five logos loop: none shows twice, and the row has no gap`, {
    tags: 'H14',
  }, async () => {
    await commands.reduceMotion();
    await page.viewport(width, 800);
    const carousel = await openCarousel(logos);
    for (const step of [0, 1, 2, 3, 4, 5, 6]) {
      const row = slidesInRow(carousel.element());
      const [first, second] = row.slides;
      const pitch = (second?.left ?? 0) - (first?.left ?? 0);
      expect(Math.round((first?.right ?? 0) - (first?.left ?? 0))).toBe(logoSlotWidth);
      expect(row.slides.length).toBe(Math.min(4, Math.ceil(row.width / logoSlotWidth)));
      row.slides.forEach(({ name, left }, index) => {
        expect(name).toBe(`${((step + index) % 5) + 1} of 5`);
        expect(Math.abs(left - index * pitch)).toBeLessThanOrEqual(3);
      });
      expect(row.slides.length * pitch).toBeGreaterThanOrEqual(row.width - 3);
      await click(carousel.getByRole('button', { name: labels.next }));
      await advance(50);
    }
  });
}

/** Mounts this many of the logos, and waits until their motion has started. */
async function openLogos(count: number): Promise<Locator> {
  vi.useFakeTimers();
  const words = content.home.trustedBy;
  await mount(<TrustedBy {...words} logos={words.logos.slice(0, count)} />);
  const carousel = page.getByRole('group', { name: words.carouselLabel, exact: true });
  await expect.poll(() => carousel.getByRole('region').elements()).toEqual([]);
  await settled();
  return carousel;
}

test.each([1, 4])(
  'a row that shows all %i logos has no buttons, and nothing in it moves or is inert',
  { tags: 'H14' },
  async (count) => {
    const carousel = await openLogos(count);
    const before = slidesInRow(carousel.element());
    expect(before.slides).toHaveLength(count);
    await advance(60_000);
    expect(slidesInRow(carousel.element())).toEqual(before);
    expect(carousel.getByRole('button').elements()).toEqual([]);
    expect(carousel.element().querySelectorAll('[inert]')).toHaveLength(0);
  },
);

test('if three logos neither fit nor can loop, both buttons move them at each end', {
  tags: 'H14',
}, async () => {
  await commands.reduceMotion();
  await page.viewport(540, 800);
  const carousel = await openLogos(3);
  for (const name of [labels.next, labels.next, labels.previous, labels.previous]) {
    const before = slidesInRow(carousel.element());
    await click(carousel.getByRole('button', { name }));
    await advance(50);
    expect(slidesInRow(carousel.element())).not.toEqual(before);
  }
});
