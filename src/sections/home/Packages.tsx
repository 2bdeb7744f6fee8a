import type { Content } from '../../content/schemas/files.ts';
import { QuoteLink } from '../../links/QuoteLink.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { CheckList } from '../../ui/CheckList.tsx';
import { IconPoints } from '../../ui/IconPoints.tsx';
import { Section } from '../../ui/Section.tsx';
import styles from './Packages.module.css';

/**
 * A summary that on phones opens the list after it. The list is not inside: wide windows and print show it always, as
 * styles can where they only follow the state of the summary.
 */
function Fold({ label }: { label: string }) {
  return (
    <details className={styles.fold}>
      <summary>{label}</summary>
    </details>
  );
}

/** The three packages with price, description and features. */
export function Packages(packages: Content['home']['packages']) {
  return (
    <Section id="packages" name="packages" intro={packages} layout="beside" background="linen">
      <ul className={styles.list}>
        {packages.items.map((item) => (
          <li key={item.id} className={item.popular ? `${styles.item} ${styles.popular}` : styles.item}>
            <div className={styles.title}>
              <h3>{item.name}</h3>
              {item.popular ? <Badge>{packages.popularLabel}</Badge> : null}
            </div>
            <p className={styles.description}>{item.description}</p>
            <div className={styles.offer}>
              <p className={styles.price}>
                <span className={styles.from}>{packages.from}</span>
                {` $${item.fromPrice}`}
              </p>
              <QuoteLink
                label={packages.quoteLabel}
                variant={item.popular ? 'primary' : 'secondary'}
                location={`package_${item.id}`}
              />
            </div>
            {item.popular ? null : <Fold label={packages.included} />}
            <CheckList items={item.features} />
          </li>
        ))}
      </ul>
      <p className={styles.note}>{packages.note}</p>
    </Section>
  );
}

/**
 * The six add-ons: a tight list below the packages. On phones all titles show at once, and one summary opens the
 * texts below them.
 */
export function AddOns(addOns: Content['home']['addOns']) {
  return (
    <Section name="add-ons" intro={addOns} layout="beside" background="linen" className={styles.addOns}>
      <Fold label={addOns.more} />
      <IconPoints items={addOns.items} columns={3} />
    </Section>
  );
}
