import { type RefObject, useEffect, useState } from 'react';

/**
 * How far below the viewport an element already counts as in view, so that its data arrives before it is seen. There is
 * no limit above: a section scrolled past before its scripts loaded is complete when the visitor scrolls back.
 */
const rootMargin = '100000px 600px 600px';

/** Whether an element is or has been in view, or within the root margin; once true it stays true. */
export function useInView(element: RefObject<Element | null>): boolean {
  const [inView, setInView] = useState(false);
  useEffect(() => {
    if (inView || !element.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setInView(true);
      },
      { rootMargin },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, inView]);
  return inView;
}
