import { type PointerEvent, useRef } from 'react';

type SwipeOptions = {
  /** Minimum distance in CSS pixels; shorter moves are clicks. */
  distance?: number;
  /** Whether drags with the mouse count too. */
  mouse?: boolean;
  /** Called with the distance of the current drag in CSS pixels, and with 0 at its end. */
  onMove?: (x: number) => void;
};

/**
 * Recognises horizontal swipes by touch or pen.
 * @param onSwipe called with 1 (next) for a swipe to the left, and with -1 (previous) for one to the right
 * @returns event handlers for the element, and `wasSwipe`: whether the last gesture was a swipe, not a click
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
      // A second finger starts a pinch zoom.
      onPointerCancel: stop,
      // Touch pointers are captured by the element, so only a mouse can leave it during a drag.
      onPointerLeave: stop,
    },
  };
}
