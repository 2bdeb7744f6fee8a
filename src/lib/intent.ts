const intents = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'scroll'] as const;

/**
 * Resolves when the visitor first does something. A mouse that rests over the page while it appears is not meant:
 * browsers tell that as "over", not as a move.
 */
export const firstIntent = new Promise<void>((resolve) => {
  if (typeof window === 'undefined') return;
  for (const intent of intents)
    window.addEventListener(intent, () => resolve(), { once: true, passive: true, capture: true });
});
