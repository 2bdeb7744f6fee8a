import { fadeThreshold } from '../lib/fade-threshold.ts';

/** How far inside the window an element has to be, in CSS pixels. */
const margin = 100;

/**
 * Fades in once each `FadeIn` of a page as it is scrolled to [L10]. What is below the window when scripts start is
 * hidden until then; nothing is hidden where less motion is wanted.
 * @returns what ends it
 */
export function enhanceFadeIns(): (() => void) | undefined {
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined;
  const stops: (() => void)[] = [];
  // The observer calls back right after a layout, when measuring costs nothing.
  const laidOut = new IntersectionObserver((entries) => {
    laidOut.disconnect();
    // All are measured before the first is changed, so that it stays so.
    const boxes = entries.flatMap(({ target }) => (target instanceof HTMLElement ? measured(target) : []));
    const below = boxes.filter(({ top }) => top >= window.innerHeight);
    stops.push(...below.map(({ box, height }) => fadeInOnce(box, height)));
  });
  for (const box of document.querySelectorAll('[data-fade="still"]')) laidOut.observe(box);
  stops.push(() => laidOut.disconnect());
  return () => {
    for (const stop of stops) stop();
  };
}

function measured(box: HTMLElement): { box: HTMLElement; top: number; height: number } {
  const { top, height } = box.getBoundingClientRect();
  return { box, top, height };
}

function fadeInOnce(box: HTMLElement, height: number): () => void {
  box.style.setProperty('--delay', `${box.dataset.delay ?? 0}s`);
  box.dataset.fade = 'waiting';
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return;
      box.dataset.fade = 'shown';
      observer.disconnect();
    },
    {
      rootMargin: `0px 0px -${margin}px 0px`,
      threshold: fadeThreshold(Number(box.dataset.threshold ?? 0), height, window.innerHeight - margin),
    },
  );
  observer.observe(box);
  return () => observer.disconnect();
}
