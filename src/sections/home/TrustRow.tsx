import type { Content } from '../../content/schemas/files.ts';
import { interpolate } from '../../lib/interpolate.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Stars } from '../../ui/Stars.tsx';
import styles from './TrustRow.module.css';

type TrustRowProps = Pick<Content['home']['hero'], 'proof'> &
  Pick<Content['home'], 'packages'> & {
    rating: Content['business']['rating'];
  };

/** A row of reasons to trust the business: its rating, three claims and its lowest price. */
export function TrustRow({ proof, packages, rating }: TrustRowProps) {
  const price = Math.min(...packages.items.map(({ fromPrice }) => fromPrice));
  // The price comes second: so two points fit beside each other on most phones.
  const points = proof.points.toSpliced(1, 0, {
    icon: 'home',
    text: interpolate(proof.price, { price: `$${price}` }),
  });
  return (
    <ul className={styles.proof}>
      <li className={styles.point}>
        <Stars value={rating.value} isShort />
        {interpolate(proof.rating, { value: rating.value.toFixed(1), count: rating.count })}
      </li>
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
