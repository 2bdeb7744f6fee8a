import beforeAfter from 'content:beforeAfter';
import photos from 'content:galleryPhotos';
import layout from 'content:layout';
import { ComparisonPair } from '../../ui/ComparisonPair.tsx';
import { Section } from '../../ui/Section.tsx';
import styles from './ComparisonList.module.css';

/** All comparisons, each as wide as the page. */
export function ComparisonList() {
  return (
    <Section>
      {photos.beforeAfter.length === 0 ? <p>{beforeAfter.empty}</p> : null}
      <div className={styles.list}>
        {photos.beforeAfter.map((pair) => (
          <ComparisonPair
            key={pair.id}
            pair={pair}
            words={layout.comparison}
            headingLevel="h2"
            layout="beside"
          />
        ))}
      </div>
    </Section>
  );
}
