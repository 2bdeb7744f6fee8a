import { type FocusEvent, lazy, type ReactNode, type RefObject, Suspense, useRef, useState } from 'react';
import type { LayoutContent } from '../content/schemas/layout.ts';
import { useInView } from '../hooks/use-in-view.ts';
import { classNames } from '../lib/class-names.ts';
import { interpolate } from '../lib/interpolate.ts';
import styles from './Carousel.module.css';
import { CarouselControls } from './CarouselControls.tsx';
import { CarouselDots } from './CarouselDots.tsx';
import type { Motion } from './CarouselMotion.tsx';

/** Without it the slides stay a row that scrolls by hand, so a failure to fetch it is none of the page's. */
const CarouselMotion = lazy(() => import('./CarouselMotion.tsx').catch(() => ({ default: () => null })));

export type CarouselProps = {
  /** What the slides show; assistive technology adds that it is a carousel. */
  label: string;
  words: LayoutContent['carousel'];
  slides: readonly { key: string; content: ReactNode }[];
  /** Milliseconds between two moves. */
  period: number;
  /** columns: 1, 2 or 3 slides by the width of the window; slots: slides of 200 px. */
  layout?: 'columns' | 'slots';
  dots?: boolean;
  /** Shown beside the controls, above the slides. */
  header?: ReactNode;
  /** Stands still, such as while one of its photos is open. */
  isHeld?: boolean;
};

/**
 * Slides that move on by themselves, in a loop. Before its moving part is loaded, near the window, and without
 * scripts it is a row that scrolls sideways.
 */
export function Carousel({
  label,
  words,
  slides,
  period,
  layout = 'columns',
  dots = true,
  header,
  isHeld = false,
}: CarouselProps) {
  const root = useRef<HTMLDivElement>(null);
  const viewport = useRef<HTMLDivElement>(null);
  const near = useInView(root);
  const [motion, setMotion] = useState<Motion | null>(null);
  const [paused, setPaused] = useState(false);
  const { held, holders, release } = useHolds();
  const moves = motion !== null && motion.count > 1;
  const running = moves && !paused && !held && !isHeld;

  return (
    <div
      ref={root}
      role="group"
      aria-roledescription={words.carousel}
      aria-label={label}
      className={classNames(styles.carousel, styles[layout])}
      onFocus={holders.onFocus}
      onBlur={holders.onBlur}
    >
      <div className={styles.bar}>
        <div className={styles.header}>{header}</div>
        <CarouselControls
          words={words}
          ready={moves}
          paused={paused}
          onPausedChange={(next) => {
            setPaused(next);
            // Who presses play wants it to move, although the button keeps the focus.
            if (!next) release();
          }}
          onPrevious={() => motion?.previous()}
          onNext={() => motion?.next()}
        />
      </div>
      <div
        ref={viewport}
        className={motion ? `${styles.viewport} ${styles.driven}` : styles.viewport}
        // A row that scrolls by hand must be reachable by keyboard; a driven one has buttons.
        {...(motion ? { tabIndex: -1 } : { tabIndex: 0, role: 'region', 'aria-label': label })}
        onPointerEnter={holders.onPointerEnter}
        onPointerLeave={holders.onPointerLeave}
      >
        <div className={styles.track} aria-live={running ? 'off' : 'polite'}>
          {slides.map((slide, index) => (
            <div
              key={slide.key}
              role="group"
              aria-roledescription={words.slide}
              aria-label={interpolate(words.position, { n: index + 1, total: slides.length })}
              className={styles.slide}
              inert={moves && motion.inView.length > 0 && !motion.inView.includes(index)}
            >
              {slide.content}
            </div>
          ))}
        </div>
      </div>
      {dots ? <CarouselDots words={words} motion={motion} /> : null}
      {near ? (
        <Suspense fallback={null}>
          <CarouselMotion
            viewport={viewport as RefObject<HTMLElement>}
            period={period}
            running={running}
            onMotion={setMotion}
            onPausedChange={setPaused}
          />
        </Suspense>
      ) : null}
    </div>
  );
}

/** What holds the slides still for a while: the mouse over them, or keyboard focus anywhere inside. */
function useHolds() {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const holders = {
    onPointerEnter: (event: { pointerType: string }) => setHovered(event.pointerType === 'mouse'),
    onPointerLeave: () => setHovered(false),
    // A press of a button focuses it too, but only keyboard focus shows, and only that may hold.
    onFocus: (event: FocusEvent<HTMLElement>) => setFocused(event.target.matches(':focus-visible')),
    onBlur: (event: FocusEvent<HTMLElement>) => {
      if (!event.currentTarget.contains(event.relatedTarget)) setFocused(false);
    },
  };
  return { held: hovered || focused, holders, release: () => setFocused(false) };
}
