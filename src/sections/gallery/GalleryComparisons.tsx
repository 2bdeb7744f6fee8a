import gallery from 'content:gallery';
import photos from 'content:galleryPhotos';
import layout from 'content:layout';
import { ComparisonPair } from '../../ui/ComparisonPair.tsx';
import styles from './GalleryComparisons.module.css';

/** All comparisons, two beside each other where there is room. */
export function GalleryComparisons() {
  if (photos.beforeAfter.length === 0) return <p>{gallery.emptyComparisons}</p>;
  return (
    <div className={styles.pairs}>
      {photos.beforeAfter.map((pair) => (
        <ComparisonPair key={pair.id} pair={pair} words={layout.comparison} />
      ))}
    </div>
  );
}
