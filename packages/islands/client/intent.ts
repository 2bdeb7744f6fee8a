const intents = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'scroll'] as const;

/**
 * Resolves at the first intent: the first pointer move, touch, key or scroll. A mouse that rests over a page while it
 * loads fires `pointerover` only, so it does not count.
 */
export const firstIntent = new Promise<void>((resolve) => {
  for (const intent of intents)
    window.addEventListener(intent, () => resolve(), { once: true, passive: true, capture: true });
});

/** Resolves when the browser is idle. @param timeout milliseconds after which it resolves in any case */
export function idle(timeout: number): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => resolve(), { timeout });
    else setTimeout(resolve, 100);
  });
}
