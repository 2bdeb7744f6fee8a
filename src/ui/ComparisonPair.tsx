import type { ComponentProps } from 'react';
import styles from './ComparisonPair.module.css';
import { ComparisonSlider } from './ComparisonSlider.tsx';

type ComparisonPairProps = Pick<ComponentProps<typeof ComparisonSlider>, 'pair' | 'words'> & {
  headingLevel?: 'h2' | 'h3';
  /** stacked: the words below the slider; beside: to its right where there is room. */
  layout?: 'stacked' | 'beside';
};

/** A comparison slider with its title and what was done. */
export function ComparisonPair({
  pair,
  words,
  headingLevel: Heading = 'h3',
  layout = 'stacked',
}: ComparisonPairProps) {
  const isBeside = layout === 'beside';
  return (
    <article className={isBeside ? `${styles.pair} ${styles.beside}` : styles.pair}>
      <ComparisonSlider
        pair={pair}
        words={words}
        sizes={isBeside ? '(width >= 60rem) 50rem, 92vw' : '(width >= 60rem) 36rem, 92vw'}
      />
      <div className={styles.words}>
        <Heading className={styles.title}>{pair.title}</Heading>
        <p className={styles.description}>{pair.description}</p>
      </div>
    </article>
  );
}
