const intents = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'scroll'] as const;

/** Resolves when the visitor first does something in this document; never in the pre-render. */
export const firstIntent = new Promise<void>((resolve) => {
  if (typeof window === 'undefined') return;
  for (const intent of intents)
    window.addEventListener(intent, () => resolve(), { once: true, passive: true, capture: true });
});
