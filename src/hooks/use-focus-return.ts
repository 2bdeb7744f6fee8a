import { type FocusEvent, useRef } from 'react';

/**
 * For something small that goes away while it may hold the focus: gives the focus back to where it came from.
 * @returns onFocus for its outermost element, and what to call just before it goes
 */
export function useFocusReturn() {
  const before = useRef<HTMLElement>(undefined);
  return {
    onFocus: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget))
        before.current = relatedTarget;
    },
    giveBack: () => before.current?.focus({ preventScroll: true }),
  };
}
