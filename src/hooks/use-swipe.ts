import { type PointerEvent, useRef } from 'react';

/** Shorter moves are clicks or hesitations. In CSS pixels. */
const swipeDistance = 40;

/**
 * Recognises a sideways swipe by touch or pen.
 * @param onSwipe gets 1 for a swipe to the left, which asks for what comes next, and -1 for one to the right
 * @returns handlers for the element, and whether the press that has just ended was a swipe rather than a click
 */
export function useSwipe(onSwipe: (step: 1 | -1) => void) {
  const start = useRef<{ x: number; y: number }>(undefined);
  const swiped = useRef(false);
  return {
    wasSwipe: () => swiped.current,
    handlers: {
      onPointerDown: (event: PointerEvent) => {
        swiped.current = false;
        const isFinger = event.isPrimary && event.pointerType !== 'mouse';
        start.current = isFinger ? { x: event.clientX, y: event.clientY } : undefined;
      },
      onPointerUp: (event: PointerEvent) => {
        if (!start.current || !event.isPrimary) return;
        const x = event.clientX - start.current.x;
        const y = event.clientY - start.current.y;
        start.current = undefined;
        swiped.current = Math.abs(x) >= swipeDistance && Math.abs(x) > Math.abs(y);
        if (swiped.current) onSwipe(x < 0 ? 1 : -1);
      },
      // A second finger means zooming.
      onPointerCancel: () => {
        start.current = undefined;
      },
    },
  };
}
