import { expect, vi } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { handoverPeriod, logoPeriod, reviewPeriod } from '../../src/lib/specified.ts';
import { settled } from './clock.ts';
import { content, handovers, reviews, seeOurWork, testimonials, trustedBy } from './islands.tsx';
import { mount, mountReading } from './mount.tsx';

const { home } = content;
const [project] = handovers;

/** The carousels of the site, with the values of the specification. */
export const carousels = [
  {
    tags: 'T4',
    island: testimonials,
    name: home.testimonials.carouselLabel,
    period: reviewPeriod,
    count: reviews.length,
    inView: 3,
    dots: true,
  },
  {
    tags: 'H14',
    island: trustedBy,
    name: home.trustedBy.carouselLabel,
    period: logoPeriod,
    count: 5,
    inView: 4,
    dots: false,
  },
  // The other project has the same values; carousels.spec.ts uses both on their page.
  {
    tags: 'P7',
    island: seeOurWork,
    name: project?.title ?? '',
    period: handoverPeriod,
    count: 10,
    inView: 3,
    dots: true,
  },
] as const;

/** Mounts the island of a carousel with a fake clock, and waits until it can move. */
export async function openCarousel({ island, name }: (typeof carousels)[number]): Promise<Locator> {
  vi.useFakeTimers();
  await (island === testimonials ? mountReading(island) : mount(island));
  const carousel = page.getByRole('group', { name, exact: true });
  carousel.element().scrollIntoView({ behavior: 'instant', block: 'center' });
  await expect.element(carousel.getByRole('button', { name: content.layout.carousel.next })).toBeVisible();
  await expect.poll(() => carousel.element().querySelectorAll('[inert]').length).toBeGreaterThan(0);
  await settled();
  return carousel;
}

/** The element that contains the slides of a carousel. */
export function trackOf(carousel: Element): HTMLElement {
  const track = carousel.querySelector<HTMLElement>('[aria-live]');
  if (!track) throw new Error('The carousel has no live region.');
  return track;
}

/** The label of the slide at the left edge. */
export function firstShown(carousel: Element): string {
  const track = trackOf(carousel);
  const left = track.parentElement?.getBoundingClientRect().left ?? 0;
  const distance = (slide: Element) => Math.abs(slide.getBoundingClientRect().left - left);
  // The space between slides is part of each slide, outside the left edge.
  const [first] = [...track.children].sort((a, b) => distance(a) - distance(b));
  return first?.getAttribute('aria-label') ?? '';
}

/** Waits until the slides move by themselves or are paused. */
export async function expectRunning(carousel: Element, isRunning: boolean): Promise<void> {
  await expect.element(trackOf(carousel)).toHaveAttribute('aria-live', isRunning ? 'off' : 'polite');
  // An effect sets the timer after the render that changes the attribute.
  await settled();
}
