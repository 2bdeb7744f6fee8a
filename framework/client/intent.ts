const intents = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'scroll'] as const;

/**
 * Resolves when the visitor first does something. A mouse that rests over the page while it appears does not count:
 * browsers report that as "over", not as a move.
 */
export const firstIntent = new Promise<void>((resolve) => {
  for (const intent of intents)
    window.addEventListener(intent, () => resolve(), { once: true, passive: true, capture: true });
});

/** Resolves when the browser is idle. @param timeout milliseconds after which it does so anyway */
export function idle(timeout: number): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => resolve(), { timeout });
    else setTimeout(resolve, 100);
  });
}
