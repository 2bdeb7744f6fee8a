const interactions = ['pointerover', 'touchstart', 'focusin', 'click', 'input'] as const;

/** Distance from the viewport at which an island counts as visible, so that it hydrates before it is seen. */
const rootMargin = '300px';

/** Resolves when an element is visible, or within the root margin. @param signal aborts when its page is left */
export function visible(element: Element, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        resolve();
      },
      { rootMargin },
    );
    observer.observe(element);
    signal.addEventListener('abort', () => observer.disconnect());
  });
}

/** Resolves when the visitor first points at, touches, focuses, clicks or fills in something in an element. */
export function interaction(element: Element, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    for (const name of interactions)
      element.addEventListener(name, () => resolve(), { once: true, passive: true, signal });
    if (element.contains(document.activeElement)) resolve();
  });
}
