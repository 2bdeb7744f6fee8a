import { fadeMargin } from '../lib/specified.ts';

/**
 * Fades in each `FadeIn` of a page once, when it is scrolled into view. Until then elements below the viewport are
 * hidden, unless the visitor prefers reduced motion (FadeIn.module.css).
 * @returns its cleanup
 */
export function enhanceFadeIns(): () => void {
  const stops = [() => laidOut.disconnect()];
  // Measures all elements right after layout, before changing any, so that it forces no extra layout.
  const laidOut = new IntersectionObserver((entries) => {
    laidOut.disconnect();
    const { innerHeight } = window;
    for (const { target, boundingClientRect: box } of entries)
      if (box.top >= innerHeight)
        stops.push(fadeInOnce(target as HTMLElement, box.height, innerHeight - fadeMargin));
  });
  for (const box of document.querySelectorAll('[data-fade="still"]')) laidOut.observe(box);
  return () => {
    for (const stop of stops) stop();
  };
}

function fadeInOnce(box: HTMLElement, height: number, viewHeight: number): () => void {
  box.style.setProperty('--delay', `${box.dataset.delay ?? 0}s`);
  box.dataset.fade = 'waiting';
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return;
      box.dataset.fade = 'shown';
      observer.disconnect();
    },
    {
      rootMargin: `0px 0px -${fadeMargin}px 0px`,
      threshold: fadeThreshold(Number(box.dataset.threshold ?? 0), height, viewHeight),
    },
  );
  observer.observe(box);
  return () => observer.disconnect();
}

/**
 * The share of an element that must be in view before it fades in. For an element taller than the viewport it is that
 * share of the viewport, because so much of the element might never be in view at once.
 * @param threshold 0 to 1
 * @param height of the element, in pixels
 * @param viewHeight of the viewport minus margins, in pixels; negative if the margins are larger
 */
export function fadeThreshold(threshold: number, height: number, viewHeight: number): number {
  return height > viewHeight ? (threshold * Math.max(0, viewHeight)) / height : threshold;
}
