import { useEffect, useRef } from 'react';

/**
 * Calls `onEnd` once when a time has run out that does not run while it is held. Give the component a new key to
 * start anew.
 * @param duration milliseconds
 */
export function useHeldTimer(duration: number, held: boolean, onEnd: () => void): void {
  const remaining = useRef(duration);
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });
  useEffect(() => {
    if (held) return;
    const started = performance.now();
    const timer = setTimeout(() => end.current(), remaining.current);
    return () => {
      clearTimeout(timer);
      remaining.current -= performance.now() - started;
    };
  }, [held]);
}
