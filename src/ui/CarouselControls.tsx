import type { LayoutContent } from '../content/schemas/layout.ts';
import styles from './CarouselControls.module.css';

type CarouselControlsProps = {
  words: LayoutContent['carousel'];
  /** Whether there is anything to move; until then the buttons only keep their place. */
  ready: boolean;
  paused: boolean;
  onPausedChange: (paused: boolean) => void;
  onPrevious: () => void;
  onNext: () => void;
};

/** Stop or start, previous, next: the first things that the keyboard reaches in a carousel. */
export function CarouselControls({
  words,
  ready,
  paused,
  onPausedChange,
  onPrevious,
  onNext,
}: CarouselControlsProps) {
  const buttons = [
    {
      label: paused ? words.start : words.stop,
      drawing: paused ? 'M8.5 6v12l9.5-6z' : 'M9 6.5v11M15 6.5v11',
      press: () => onPausedChange(!paused),
    },
    { label: words.previous, drawing: 'M14.5 6l-6 6 6 6', press: onPrevious },
    { label: words.next, drawing: 'M9.5 6l6 6-6 6', press: onNext },
  ];
  return (
    <div className={ready ? styles.controls : `${styles.controls} ${styles.waiting}`}>
      {buttons.map(({ label, drawing, press }, index) => (
        // The rotation button changes its label and must stay the same element to keep its focus.
        <button key={index} type="button" className={styles.button} aria-label={label} onClick={press}>
          <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
            <path d={drawing} />
          </svg>
        </button>
      ))}
    </div>
  );
}
