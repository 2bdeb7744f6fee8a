import { type RefObject, useEffect, useState } from 'react';
import { onceNear } from '../lib/near.ts';

/** Whether an element has been near the window; once true it stays so. */
export function useNear(element: RefObject<Element | null>): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (near || !element.current) return;
    return onceNear(element.current, () => setNear(true));
  }, [element, near]);
  return near;
}
