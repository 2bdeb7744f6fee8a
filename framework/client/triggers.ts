import { idle } from './intent.ts';

const interactions = ['pointerover', 'touchstart', 'focusin', 'click', 'input'] as const;

/** How far outside the window an island counts as visible, so that it is hydrated before it is seen. */
const margin = '300px';

/** Resolves when an element is first visible or nearly so. @param left aborts when its page is left */
export function visible(element: Element, left: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        resolve();
      },
      { rootMargin: margin },
    );
    observer.observe(element);
    left.addEventListener('abort', () => observer.disconnect());
  });
}

/** Resolves when the visitor first points at, touches, focuses or fills in something in an element. */
export function interaction(element: Element, left: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    for (const name of interactions)
      element.addEventListener(name, () => resolve(), { once: true, passive: true, signal: left });
    if (element.contains(document.activeElement)) resolve();
  });
}

/** Resolves when the browser is idle. */
export const whenIdle = () => idle(2000);
