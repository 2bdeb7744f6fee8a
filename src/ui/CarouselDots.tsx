import type { LayoutContent } from '../content/schemas/layout.ts';
import { interpolate } from '../lib/interpolate.ts';
import styles from './CarouselDots.module.css';
import type { CarouselApi } from './CarouselMotion.tsx';

/** Maximum number of dots. More do not fit on a phone, so a count is shown instead. */
const maxDots = 12;

type CarouselDotsProps = { labels: LayoutContent['carousel']; api: CarouselApi | null };

/** A button for each scroll position, if there is more than one. */
export function CarouselDots({ labels, api }: CarouselDotsProps) {
  const { count, selected } = api ?? { count: 0, selected: 0 };
  if (count > maxDots)
    return <p className={styles.dots}>{interpolate(labels.position, { n: selected + 1, total: count })}</p>;
  return (
    <div className={styles.dots} role="group" aria-label={labels.slides}>
      {Array.from({ length: count > 1 ? count : 0 }, (_, index) => (
        <button
          key={index}
          type="button"
          className={styles.dot}
          aria-label={interpolate(labels.goTo, { n: index + 1, total: count })}
          data-tooltip
          aria-disabled={index === selected ? true : undefined}
          onClick={() => api?.goTo(index)}
        />
      ))}
    </div>
  );
}
