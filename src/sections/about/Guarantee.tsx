import type { Content } from '../../content/schemas/files.ts';
import { DescriptionList } from '../../ui/DescriptionList.tsx';
import styles from './Commitments.module.css';

/**
 * The guarantee in full: who gives it, for how long, how it is claimed and who pays, with the words that the law
 * prescribes (Competition and Consumer Regulations 2010, reg. 90).
 */
export function Guarantee(guarantee: Content['about']['guarantee']) {
  return (
    <>
      <p className={styles.intro}>{guarantee.text}</p>
      <DescriptionList items={guarantee.items} />
      <div className={styles.note}>
        {guarantee.law.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </>
  );
}
