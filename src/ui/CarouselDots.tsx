import type { LayoutContent } from '../content/schemas/layout.ts';
import { interpolate } from '../lib/interpolate.ts';
import styles from './CarouselDots.module.css';
import type { Motion } from './CarouselMotion.tsx';

/** Beyond this many, dots no longer fit a phone's width and are too many to choose from; the count says enough. */
const mostDots = 12;

type CarouselDotsProps = { words: LayoutContent['carousel']; motion: Motion | null };

/** A button for each place the slides can stop at, where there is more than one. */
export function CarouselDots({ words, motion }: CarouselDotsProps) {
  const { count, selected } = motion ?? { count: 0, selected: 0 };
  if (count > mostDots)
    return <p className={styles.dots}>{interpolate(words.position, { n: selected + 1, total: count })}</p>;
  return (
    <div className={styles.dots} role="group" aria-label={words.slides}>
      {Array.from({ length: count > 1 ? count : 0 }, (_, index) => (
        <button
          key={index}
          type="button"
          className={styles.dot}
          aria-label={interpolate(words.goTo, { n: index + 1, total: count })}
          aria-disabled={index === selected ? true : undefined}
          onClick={() => motion?.goTo(index)}
        />
      ))}
    </div>
  );
}
