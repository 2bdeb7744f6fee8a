import type { LayoutContent } from '../content/schemas/layout.ts';
import styles from './CarouselControls.module.css';

type CarouselControlsProps = {
  labels: LayoutContent['carousel'];
  /** Whether the carousel can move; until then the buttons are hidden but keep their place. */
  ready: boolean;
  paused: boolean;
  onPausedChange: (paused: boolean) => void;
  onPrevious: () => void;
  onNext: () => void;
};

/** Pause or play, previous, next: the first focusable elements of a carousel. */
export function CarouselControls({
  labels,
  ready,
  paused,
  onPausedChange,
  onPrevious,
  onNext,
}: CarouselControlsProps) {
  const buttons = [
    {
      label: paused ? labels.start : labels.stop,
      path: paused ? 'M8.5 6v12l9.5-6z' : 'M9 6.5v11M15 6.5v11',
      onClick: () => onPausedChange(!paused),
    },
    { label: labels.previous, path: 'M14.5 6l-6 6 6 6', onClick: onPrevious },
    { label: labels.next, path: 'M9.5 6l6 6-6 6', onClick: onNext },
  ];
  return (
    <div className={ready ? styles.controls : `${styles.controls} ${styles.waiting}`}>
      {buttons.map(({ label, path, onClick }, index) => (
        // Keyed by index: the pause button changes its label, and must stay the same element to keep the focus.
        <button
          key={index}
          type="button"
          className={styles.button}
          aria-label={label}
          data-tooltip
          onClick={onClick}
        >
          <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
            <path d={path} />
          </svg>
        </button>
      ))}
    </div>
  );
}
