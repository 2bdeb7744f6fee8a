import { idle } from './intent.ts';

const interactions = ['pointerover', 'touchstart', 'focusin', 'click', 'input'] as const;

/** How far outside the window an island counts as visible, so that it is hydrated before it is seen. */
const margin = '300px';

/** Calls back once, when an element is first visible or nearly so. @returns what ends the watch */
export function onceVisible(element: Element, callBack: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      callBack();
    },
    { rootMargin: margin },
  );
  observer.observe(element);
  return () => observer.disconnect();
}

/**
 * Calls back once, when the visitor first points at, touches, focuses or fills in something in an element.
 * @returns what ends the watch
 */
export function onceInteracted(element: Element, callBack: () => void): () => void {
  const stop = () => {
    for (const name of interactions) element.removeEventListener(name, onInteraction);
  };
  const onInteraction = () => {
    stop();
    callBack();
  };
  for (const name of interactions) element.addEventListener(name, onInteraction, { passive: true });
  if (element.contains(document.activeElement)) onInteraction();
  return stop;
}

/** Calls back once, when the browser is idle. @returns what takes the call back */
export function onceIdle(_element: Element, callBack: () => void): () => void {
  let isStopped = false;
  void idle(2000).then(() => {
    if (!isStopped) callBack();
  });
  return () => {
    isStopped = true;
  };
}
