import { useEffect } from 'react';
import { fadeThreshold } from '../lib/fade-threshold.ts';

/** How far inside the window an element has to be, in CSS pixels. */
const margin = 100;

/**
 * Fades in once each `FadeIn` of a page as it is scrolled to. What is below the window when scripts start is hidden
 * until then; nothing is hidden where less motion is wanted. One hook serves the whole document, so that a section
 * with nothing else to do needs no script.
 * @param page changes when another page is shown
 */
export function useFadeIns(page: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other elements.
  useEffect(() => {
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const stops: (() => void)[] = [];
    // Told right after the browser has laid out, when to measure costs nothing.
    const laidOut = new IntersectionObserver((entries) => {
      laidOut.disconnect();
      // All are measured before the first is changed, so that it stays so.
      const boxes = entries.flatMap(({ target }) => (target instanceof HTMLElement ? measured(target) : []));
      const below = boxes.filter(({ top }) => top >= window.innerHeight);
      stops.push(...below.map(({ box, height }) => fadeInOnce(box, height)));
    });
    for (const box of document.querySelectorAll('[data-fade="still"]')) laidOut.observe(box);
    return () => {
      laidOut.disconnect();
      for (const stop of stops) stop();
    };
  }, [page]);
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
