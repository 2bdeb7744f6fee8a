/** How far outside the window something counts as near, so that what it needs is there before it is seen. */
const reach = '600px';

/**
 * Calls back once, when an element first comes near the window.
 * @returns what ends the watch
 */
export function onceNear(element: Element, callBack: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      callBack();
    },
    { rootMargin: reach },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
