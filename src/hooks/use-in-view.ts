import { type RefObject, useEffect, useState } from 'react';

/** How far outside the window something counts as near, so that what it needs is there before it is seen. */
const reach = '600px';

/** Whether an element has been near the window; once true it stays so. */
export function useNear(element: RefObject<Element | null>): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (near || !element.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setNear(true);
      },
      { rootMargin: reach },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, near]);
  return near;
}
