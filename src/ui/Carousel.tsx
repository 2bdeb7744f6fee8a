import { type FocusEvent, lazy, type ReactNode, type RefObject, Suspense, useRef, useState } from 'react';
import type { LayoutContent } from '../content/schemas/layout.ts';
import { useInView } from '../hooks/use-in-view.ts';
import { classNames } from '../lib/class-names.ts';
import { interpolate } from '../lib/interpolate.ts';
import show from '../styles/show.module.css';
import styles from './Carousel.module.css';
import { CarouselDots } from './CarouselDots.tsx';
import type { CarouselApi } from './CarouselMotion.tsx';
import { IconButton } from './IconButton.tsx';
import { Cluster } from './layout/Cluster.tsx';

/** If loading this fails, the slides stay a scrollable row. */
const CarouselMotion = lazy(async () => {
  const module = await import('./CarouselMotion.tsx').catch(() => undefined);
  return { default: module?.default ?? (() => null) };
});

type CarouselProps = {
  /** Accessible name; screen readers add the role description. */
  label: string;
  labels: LayoutContent['carousel'];
  slides: readonly { key: string; content: ReactNode }[];
  /** How long a slide stays, in milliseconds. */
  period: number;
  /** columns: 1, 2 or 3 slides, depending on the viewport, with dots; slots: slides of 200 px. */
  layout?: 'columns' | 'slots';
  /** Content next to the controls, above the slides. */
  header?: ReactNode;
  /** Pauses autoplay, for example while the lightbox is open. */
  isSuspended?: boolean;
};

/**
 * A looping carousel with autoplay. The code that moves it is loaded when it is in view. Until then, and without
 * scripts, it is a horizontally scrollable row.
 */
export function Carousel({
  label,
  labels,
  slides,
  period,
  layout = 'columns',
  header,
  isSuspended = false,
}: CarouselProps) {
  const root = useRef<HTMLDivElement>(null);
  const viewport = useRef<HTMLDivElement>(null);
  const inView = useInView(root);
  const [api, setApi] = useState<CarouselApi | null>(null);
  const [paused, setPaused] = useState(false);
  const { isInUse, handlers, ignoreFocus } = useHoverOrFocus();
  const canMove = api !== null && api.count > 1;
  const running = canMove && !paused && !isInUse && !isSuspended;
  const togglePaused = () => {
    setPaused(!paused);
    // After a click on play the slides must move, although the button keeps the focus.
    if (paused) ignoreFocus();
  };
  const controls = [
    paused
      ? { label: labels.start, path: 'M8.5 6v12l9.5-6z', onClick: togglePaused }
      : { label: labels.stop, path: 'M9 6.5v11M15 6.5v11', onClick: togglePaused },
    { label: labels.previous, path: 'M14.5 6l-6 6 6 6', onClick: () => api?.previous() },
    { label: labels.next, path: 'M9.5 6l6 6-6 6', onClick: () => api?.next() },
  ];

  return (
    <div
      ref={root}
      role="group"
      aria-roledescription={labels.carousel}
      aria-label={label}
      className={classNames(styles.carousel, styles[layout])}
      onFocus={handlers.onFocus}
      onBlur={handlers.onBlur}
    >
      <div className={styles.header}>{header}</div>
      {/* The buttons are hidden, but take their space, until the carousel can move. */}
      <div className={classNames(styles.controls, show.withScripts, !canMove && styles.waiting)}>
        <Cluster gap="2">
          {controls.map((control, index) => (
            // Keyed by index: the pause button changes its label, but must stay the same element to keep the focus.
            <IconButton key={index} {...control} outlined={layout !== 'slots'} />
          ))}
        </Cluster>
      </div>
      <div
        ref={viewport}
        className={classNames(styles.viewport, api !== null && styles.driven)}
        // A scrollable row must be focusable; a running carousel has buttons.
        {...(api ? { tabIndex: -1 } : { tabIndex: 0, role: 'region', 'aria-label': label })}
        onPointerEnter={handlers.onPointerEnter}
        onPointerLeave={handlers.onPointerLeave}
        // Whoever opens a long text reads it.
        onPointerDown={({ target }) => (target as Element).closest('[aria-expanded]') && setPaused(true)}
      >
        <div className={styles.track} aria-live={running ? 'off' : 'polite'}>
          {slides.map((slide, index) => (
            <div
              key={slide.key}
              role="group"
              aria-roledescription={labels.slide}
              aria-label={interpolate(labels.position, { n: index + 1, total: slides.length })}
              className={styles.slide}
              inert={canMove && api.inView.length > 0 && !api.inView.includes(index)}
            >
              {slide.content}
            </div>
          ))}
        </div>
      </div>
      {layout === 'columns' ? (
        <div className={classNames(styles.dots, show.withScripts)}>
          <CarouselDots labels={labels} api={api} />
        </div>
      ) : null}
      {inView ? (
        <Suspense fallback={null}>
          <CarouselMotion
            viewport={viewport as RefObject<HTMLElement>}
            period={period}
            running={running}
            onApiChange={setApi}
            onPausedChange={setPaused}
          />
        </Suspense>
      ) : null}
    </div>
  );
}

/** Whether autoplay has to pause: the mouse is over the slides, or the keyboard focus is in the carousel. */
function useHoverOrFocus() {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const handlers = {
    onPointerEnter: (event: { pointerType: string }) => setHovered(event.pointerType === 'mouse'),
    onPointerLeave: () => setHovered(false),
    // A click also focuses a button, but only keyboard focus pauses.
    onFocus: (event: FocusEvent<HTMLElement>) => setFocused(event.target.matches(':focus-visible')),
    onBlur: (event: FocusEvent<HTMLElement>) => {
      if (!event.currentTarget.contains(event.relatedTarget)) setFocused(false);
    },
  };
  return { isInUse: hovered || focused, handlers, ignoreFocus: () => setFocused(false) };
}
