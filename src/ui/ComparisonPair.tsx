import type { GalleryContent } from '../content/schemas/runtime.ts';
import styles from './ComparisonPair.module.css';
import { Photo } from './Photo.tsx';

type ComparisonPairProps = { pair: GalleryContent['beforeAfter'][number]; headingLevel?: 'h2' | 'h3' };

/** One place before and after, side by side, each half under its label. */
export function ComparisonPair({ pair, headingLevel: Heading = 'h3' }: ComparisonPairProps) {
  const halves = [
    { label: pair.beforeLabel, photo: pair.before },
    { label: pair.afterLabel, photo: pair.after },
  ];
  return (
    <article className={styles.pair}>
      <div className={styles.halves}>
        {halves.map(({ label, photo }) => (
          <figure key={label} className={styles.half}>
            <Photo photo={photo} sizes="(width >= 56rem) 36rem, 46vw" ratio="4 / 3" rounded={false} />
            <figcaption className={styles.label}>{label}</figcaption>
          </figure>
        ))}
      </div>
      <Heading className={styles.title}>{pair.title}</Heading>
      <p className={styles.description}>{pair.description}</p>
    </article>
  );
}
