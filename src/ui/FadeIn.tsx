import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { fadeThreshold } from '../lib/fade-threshold.ts';
import styles from './FadeIn.module.css';

/** How far inside the window an element has to be, in CSS pixels. */
const margin = 100;

type FadeInProps = {
  /** Which way it moves as it appears. */
  direction?: 'up' | 'down' | 'left' | 'right';
  /** In seconds. */
  delay?: number;
  /** Share of it, 0 to 1, that has to be in view. */
  threshold?: number;
  className?: string | undefined;
  children: ReactNode;
};

/**
 * Lets its content fade in once, when it is scrolled to. The content is visible in the HTML; only what is still below
 * the window when scripts start is hidden until then, and nothing where less motion is wanted or on paper.
 */
export function FadeIn({ direction = 'up', delay = 0, threshold = 0, className, children }: FadeInProps) {
  const box = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<'still' | 'waiting' | 'shown'>('still');

  // Before the browser paints, so that nothing is seen to vanish.
  useLayoutEffect(() => {
    const element = box.current;
    if (!element || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const { top, height } = element.getBoundingClientRect();
    if (top < window.innerHeight) return;
    if (delay > 0) element.style.setProperty('--delay', `${delay}s`);
    setState('waiting');
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        setState('shown');
        observer.disconnect();
      },
      {
        rootMargin: `0px 0px -${margin}px 0px`,
        threshold: fadeThreshold(threshold, height, window.innerHeight - margin),
      },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [threshold, delay]);

  return (
    <div
      ref={box}
      className={[styles.box, styles[direction], className].filter(Boolean).join(' ')}
      data-fade={state}
    >
      {children}
    </div>
  );
}
