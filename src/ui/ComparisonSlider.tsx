import {
  type CSSProperties,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useRef,
  useState,
} from 'react';
import type { LayoutContent } from '../content/schemas/layout.ts';
import type { Comparison } from '../content/schemas/runtime.ts';
import { classNames } from '../lib/class-names.ts';
import { interpolate } from '../lib/interpolate.ts';
import { sliderStart } from '../lib/specified.ts';
import styles from './ComparisonSlider.module.css';
import { Photo } from './Photo.tsx';
import text from './text.module.css';

/** The boxes of the photos; wide: lower on wide viewports; filling: as large as the positioned box around it. */
const shapes = {
  usual: { ratio: '4 / 3' },
  wide: { ratio: '4 / 3', wideRatio: '16 / 9', maxWidth: 2400 },
  filling: { ratio: 'box', maxWidth: 2400 },
} as const;

type ComparisonSliderProps = {
  pair: Pick<Comparison, 'title' | 'before' | 'after' | 'beforeLabel' | 'afterLabel'>;
  labels: LayoutContent['comparison'];
  sizes: string;
  shape?: keyof typeof shapes;
  /** Loads both photos at once, as `Photo` does with `priority`. */
  priority?: boolean;
};

const clamp = (percent: number) => Math.min(100, Math.max(0, percent));

/** How many percent each key of the ARIA slider pattern moves the divider. */
const steps: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowDown: -1,
  ArrowRight: 1,
  ArrowUp: 1,
  PageDown: -10,
  PageUp: 10,
  Home: -100,
  End: 100,
};

/**
 * Two photos of one place with a divider between them. Drag its handle, press anywhere, or use the keys of the ARIA
 * slider pattern. Without scripts both photos are side by side.
 */
export function ComparisonSlider({
  pair,
  labels,
  sizes,
  shape = 'usual',
  priority = false,
}: ComparisonSliderProps) {
  const [chosen, setPosition] = useState<number>();
  const position = chosen ?? sliderStart;
  const [isDragging, setDragging] = useState(false);
  const photo = { sizes, rounded: false, priority, ...shapes[shape] } as const;
  const shown = Math.round(position);
  const isOnKnob = useRef(false);

  const moveTo = (event: MouseEvent<HTMLElement>, box: Element | null) => {
    if (!box) return;
    const { left, width } = box.getBoundingClientRect();
    setPosition(clamp(((event.clientX - left) / width) * 100));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    setPosition(clamp(Math.round(position) + step));
  };
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    isOnKnob.current = event.target !== event.currentTarget;
    event.currentTarget.setPointerCapture(event.pointerId);
    setDragging(true);
  };

  return (
    <div
      className={classNames(styles.slider, styles[shape], isDragging && styles.dragging)}
      // The stylesheet has the initial position, and the divider travels around it until a visitor presses anything.
      style={chosen === undefined ? undefined : ({ '--position': chosen } as CSSProperties)}
      onPointerDown={() => setPosition(position)}
      // Prevents the browser from dragging the image as a file.
      onDragStart={(event) => event.preventDefault()}
    >
      <figure className={styles.before} onClick={(event) => moveTo(event, event.currentTarget)}>
        <Photo photo={pair.before} {...photo} />
        <figcaption className={classNames(text.label, styles.label)}>{pair.beforeLabel}</figcaption>
      </figure>
      <figure className={styles.after} onClick={(event) => moveTo(event, event.currentTarget)}>
        <Photo photo={pair.after} {...photo} />
        <figcaption className={classNames(text.label, styles.label)}>{pair.afterLabel}</figcaption>
      </figure>
      <div
        className={styles.handle}
        // `FadeIn.browser.ts` makes the divider travel once, when the slider is first seen.
        data-fade="still"
        data-threshold={0.6}
        suppressHydrationWarning
        role="slider"
        tabIndex={0}
        aria-label={interpolate(labels.handle, { title: pair.title })}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={shown}
        aria-valuetext={interpolate(labels.position, { percent: shown })}
        onKeyDown={onKeyDown}
        onPointerDown={onPointerDown}
        onPointerMove={(event) => isDragging && moveTo(event, event.currentTarget.parentElement)}
        onPointerUp={() => setDragging(false)}
        // Outside its knob, a click on the handle counts as a click on the photo behind it.
        onClick={(event) => isOnKnob.current || moveTo(event, event.currentTarget.parentElement)}
        // Also fires when the browser takes over the touch to scroll the page.
        onLostPointerCapture={() => setDragging(false)}
      >
        <span className={styles.knob}>
          <svg
            viewBox="0 0 24 24"
            width="24"
            height="24"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.5"
            aria-hidden="true"
          >
            <path d="M9 7l-5 5 5 5M15 7l5 5-5 5" />
          </svg>
        </span>
      </div>
    </div>
  );
}
