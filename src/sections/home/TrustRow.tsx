import type { Content } from '../../content/schemas/files.ts';
import type { IconName } from '../../content/schemas/parts.ts';
import { interpolate } from '../../lib/interpolate.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Stars } from '../../ui/Stars.tsx';
import styles from './TrustRow.module.css';

type TrustRowProps = Pick<Content['home']['hero'], 'proof'> &
  Pick<Content['home'], 'packages'> & {
    rating: Content['business']['rating'];
  };

/** A row of reasons to trust the business: its rating, claims and its lowest price, as far as it has them. */
export function TrustRow({ proof, packages, rating }: TrustRowProps) {
  const prices = packages.items.map(({ fromPrice }) => fromPrice);
  const price = interpolate(proof.price, { price: `$${Math.min(...prices)}` });
  // The price comes first, where a popup on a phone does not cover it. It leads to the packages.
  const points: { icon: IconName; text: string; to?: string }[] = [...proof.points];
  if (prices.length > 0) points.splice(0, 0, { icon: 'home', text: price, to: '#packages' });
  if (!rating && points.length === 0) return null;
  return (
    <ul className={styles.proof}>
      {rating ? (
        <li className={styles.point}>
          <Stars value={rating.value} isShort />
          {interpolate(proof.rating, { value: rating.value.toFixed(1), count: rating.count })}
        </li>
      ) : null}
      {points.map((point) => (
        <li key={point.text} className={styles.point}>
          <span className={styles.icon}>
            <Icon name={point.icon} size={20} />
          </span>
          {point.to ? <a href={point.to}>{point.text}</a> : point.text}
        </li>
      ))}
    </ul>
  );
}
