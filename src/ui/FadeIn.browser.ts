import { fadeMargin } from '../lib/specified.ts';

/**
 * Marks each `FadeIn`, note and comparison of a page once, when it is seen. Until then those below the viewport wait:
 * styles hide them, unless the visitor prefers reduced motion (FadeIn.module.css).
 * @returns its cleanup
 */
export function enhanceFadeIns(): () => void {
  const stops = [() => laidOut.disconnect()];
  // Measures all elements right after layout, before changing any, so that it forces no extra layout.
  const laidOut = new IntersectionObserver((entries) => {
    laidOut.disconnect();
    const { innerHeight } = window;
    for (const { target, boundingClientRect } of entries)
      stops.push(showOnce(target as HTMLElement, boundingClientRect, innerHeight));
  });
  for (const box of document.querySelectorAll('[data-fade="still"]')) laidOut.observe(box);
  return () => {
    for (const stop of stops) stop();
  };
}

function showOnce(box: HTMLElement, { top, height }: DOMRect, viewHeight: number): () => void {
  const threshold = Number(box.dataset.threshold ?? 0);
  // What must be seen by more than half needs no margin.
  const margin = threshold > 0.5 ? 0 : fadeMargin;
  box.style.setProperty('--delay', `${box.dataset.delay ?? 0}s`);
  if (top >= viewHeight) box.dataset.fade = 'waiting';
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return;
      box.dataset.fade = 'shown';
      observer.disconnect();
    },
    {
      rootMargin: `0px 0px -${margin}px 0px`,
      threshold: fadeThreshold(threshold, height, viewHeight - margin),
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
