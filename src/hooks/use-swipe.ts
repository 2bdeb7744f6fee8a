import { type PointerEvent, useRef } from 'react';

type SwipeOptions = {
  /** Shorter moves are clicks or hesitations. In CSS pixels. */
  distance?: number;
  /** Whether a drag with the mouse counts too. */
  mouse?: boolean;
  /** Is told how far the finger has come, in CSS pixels, and 0 at the end. */
  onMove?: (x: number) => void;
};

/**
 * Recognises a sideways swipe by touch or pen.
 * @param onSwipe gets 1 for a swipe to the left, which asks for what comes next, and -1 for one to the right
 * @returns handlers for the element, and whether the press that has just ended was a swipe rather than a click
 */
export function useSwipe(
  onSwipe: (step: 1 | -1) => void,
  { distance = 40, mouse = false, onMove }: SwipeOptions = {},
) {
  const start = useRef<{ x: number; y: number }>(undefined);
  const swiped = useRef(false);
  const stop = () => {
    if (start.current) onMove?.(0);
    start.current = undefined;
  };
  return {
    wasSwipe: () => swiped.current,
    handlers: {
      onPointerDown: (event: PointerEvent) => {
        swiped.current = false;
        const counts = event.isPrimary && (mouse || event.pointerType !== 'mouse');
        start.current = counts ? { x: event.clientX, y: event.clientY } : undefined;
      },
      onPointerMove: (event: PointerEvent) => {
        if (start.current && event.isPrimary) onMove?.(event.clientX - start.current.x);
      },
      onPointerUp: (event: PointerEvent) => {
        if (!start.current || !event.isPrimary) return;
        const x = event.clientX - start.current.x;
        const y = event.clientY - start.current.y;
        stop();
        swiped.current = Math.abs(x) >= distance && Math.abs(x) > Math.abs(y);
        if (swiped.current) onSwipe(x < 0 ? 1 : -1);
      },
      // A second finger means zooming.
      onPointerCancel: stop,
      // A finger belongs to the element until it is lifted, so only a mouse leaves before its end.
      onPointerLeave: stop,
    },
  };
}
