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

const touches = ['pointerover', 'touchstart', 'focusin', 'click', 'input'] as const;

/**
 * Calls back once, when the visitor first points at, touches, focuses or fills in something in an element.
 * @returns what ends the watch
 */
export function onceTouched(element: Element, callBack: () => void): () => void {
  const stop = () => {
    for (const touch of touches) element.removeEventListener(touch, onTouch);
  };
  const onTouch = () => {
    stop();
    callBack();
  };
  for (const touch of touches) element.addEventListener(touch, onTouch, { passive: true });
  if (element.contains(document.activeElement)) onTouch();
  return stop;
}
