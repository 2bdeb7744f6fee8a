import type { Content } from '../../content/schemas/files.ts';
import { CheckList } from '../../ui/CheckList.tsx';
import { PhotoSection } from '../../ui/PhotoSection.tsx';
import styles from './DeepClean.module.css';

/** What a deep clean includes, and when it is worth one. */
export function DeepClean(deep: Content['residential']['deep']) {
  return (
    <PhotoSection
      name="deep"
      id="deep"
      intro={deep}
      background="mist"
      photo={deep.photo}
      ratio="3 / 4"
      photoWidth="41vw"
      photoHeight={44}
      photoSide="left"
      isUneven
      bleed
      className={styles.deep}
    >
      <h3>{deep.includedLabel}</h3>
      <CheckList items={deep.included} />
      <h3>{deep.whenLabel}</h3>
      <CheckList items={deep.when} />
    </PhotoSection>
  );
}
