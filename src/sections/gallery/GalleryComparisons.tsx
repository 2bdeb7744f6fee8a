import gallery from 'content:gallery';
import photos from 'content:galleryPhotos';
import layout from 'content:layout';
import { ComparisonPair } from '../../ui/ComparisonPair.tsx';
import { Section } from '../../ui/Section.tsx';
import { SectionHeading } from '../../ui/SectionHeading.tsx';
import styles from './GalleryComparisons.module.css';

export function GalleryComparisons() {
  return (
    <Section id="before-after" labelledBy="comparisons-heading">
      <SectionHeading id="comparisons-heading" heading={gallery.tabs.beforeAfter} />
      {photos.beforeAfter.length === 0 ? <p>{gallery.emptyComparisons}</p> : null}
      <div className={styles.pairs}>
        {photos.beforeAfter.map((pair) => (
          <ComparisonPair key={pair.id} pair={pair} words={layout.comparison} />
        ))}
      </div>
    </Section>
  );
}
