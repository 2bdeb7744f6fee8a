import { sameCleaner } from '../../content/home.ts';
import { CheckList } from '../../ui/CheckList.tsx';
import { Photo } from '../../ui/Photo.tsx';
import { Section } from '../../ui/Section.tsx';
import { Split } from '../../ui/Split.tsx';
import styles from './SameCleaner.module.css';

/** The promise of one cleaner, set very large beside a photograph that runs to the edge. */
export function SameCleaner() {
  return (
    <Section ground="deep" labelledBy="same-cleaner-heading" className={styles.promise}>
      <Split
        bleed
        media={<Photo photo={sameCleaner.photo} sizes="(width >= 44rem) 54vw, 92vw" ratio="4 / 3" />}
      >
        <h2 id="same-cleaner-heading">{sameCleaner.heading}</h2>
        <p>{sameCleaner.text}</p>
        <CheckList items={sameCleaner.points} />
      </Split>
    </Section>
  );
}
