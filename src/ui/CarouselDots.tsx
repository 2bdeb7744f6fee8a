import { counted } from '../lib/counted.ts';
import type { CarouselWords } from './CarouselControls.tsx';
import styles from './CarouselDots.module.css';
import type { Motion } from './CarouselMotion.tsx';

/** Beyond this many, dots no longer fit a phone's width and are too many to choose from; the count says enough. */
const mostDots = 12;

type CarouselDotsProps = { words: CarouselWords; motion: Motion | null };

/** A button for each place the slides can stop at, where there is more than one. */
export function CarouselDots({ words, motion }: CarouselDotsProps) {
  const { count, selected } = motion ?? { count: 0, selected: 0 };
  if (count > mostDots) return <p className={styles.dots}>{counted(words.position, selected + 1, count)}</p>;
  return (
    <div className={styles.dots} role="group" aria-label={words.slides}>
      {Array.from({ length: count > 1 ? count : 0 }, (_, index) => (
        <button
          key={index}
          type="button"
          className={styles.dot}
          aria-label={counted(words.goTo, index + 1, count)}
          aria-disabled={index === selected ? true : undefined}
          onClick={() => motion?.goTo(index)}
        />
      ))}
    </div>
  );
}
