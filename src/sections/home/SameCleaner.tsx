import type { Content } from '../../content/schemas/files.ts';
import { CheckList } from '../../ui/CheckList.tsx';
import { PhotoSection } from '../../ui/PhotoSection.tsx';
import styles from './SameCleaner.module.css';

/** The promise that the same person comes each time. */
export function SameCleaner({ photo, points, ...intro }: Content['home']['sameCleaner']) {
  return (
    <PhotoSection
      name="same-cleaner"
      intro={intro}
      background="deep"
      className={styles.promise}
      photo={photo}
      ratio="3 / 2"
      photoWidth="48vw"
      bleed
    >
      <CheckList items={points} />
    </PhotoSection>
  );
}
