import { content } from '../../content/index.ts';
import { DescriptionList } from '../../ui/DescriptionList.tsx';
import { HeadedSection } from '../../ui/HeadedSection.tsx';
import styles from './Notes.module.css';

const { guarantee } = content.about;

/**
 * The guarantee in full: who gives it, for how long, how it is claimed and who pays, with the words that the law
 * prescribes (Competition and Consumer Regulations 2010, reg. 90).
 */
export function Guarantee() {
  return (
    <HeadedSection id="guarantee" name="guarantee" intro={guarantee} layout="column">
      <DescriptionList items={guarantee.items} />
      <div className={styles.note}>
        {guarantee.law.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </HeadedSection>
  );
}
