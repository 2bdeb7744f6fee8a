import type { Content } from '../../content/schemas/content-files.ts';
import { interpolate } from '../../lib/interpolate.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Stars } from '../../ui/Stars.tsx';
import styles from './TrustRow.module.css';

/** A row of reasons to trust the business: its rating and its claims, if any. */
export function TrustRow({ business: { rating }, home }: Pick<Content, 'business' | 'home'>) {
  const { points, ...proof } = home.hero.proof;
  if (!rating && points.length === 0) return null;
  return (
    <ul className={styles.proof}>
      {rating ? (
        <li className={styles.point}>
          <Stars value={rating.value} isShort />
          <a href="#testimonials-heading">
            {interpolate(proof.rating, { value: rating.value.toFixed(1), count: rating.count })}
          </a>
        </li>
      ) : null}
      {points.map((point) => (
        <li key={point.text} className={styles.point}>
          <span className={styles.icon}>
            <Icon name={point.icon} size={20} />
          </span>
          {point.text}
        </li>
      ))}
    </ul>
  );
}
