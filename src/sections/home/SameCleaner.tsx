import { sameCleaner } from '../../content/home.ts';
import { CheckList } from '../../ui/CheckList.tsx';
import { PhotoSection } from '../../ui/PhotoSection.tsx';
import styles from './SameCleaner.module.css';

/** The promise of one cleaner, set very large beside a photograph that runs to the edge. */
export function SameCleaner() {
  return (
    <PhotoSection
      name="same-cleaner"
      intro={sameCleaner}
      ground="deep"
      className={styles.promise}
      photo={sameCleaner.photo}
      ratio="4 / 3"
      photoWidth="54vw"
      bleed
    >
      <CheckList items={sameCleaner.points} />
    </PhotoSection>
  );
}
