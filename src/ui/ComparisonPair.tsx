import type { ComponentProps } from 'react';
import { classNames } from '../lib/class-names.ts';
import styles from './ComparisonPair.module.css';
import { ComparisonSlider } from './ComparisonSlider.tsx';

type ComparisonPairProps = Pick<ComponentProps<typeof ComparisonSlider>, 'pair' | 'words' | 'first'> & {
  headingLevel?: 'h2' | 'h3';
  /** stacked: the words below the slider; beside: to its right where there is room; full: below one as wide as the page. */
  layout?: 'stacked' | 'beside' | 'full';
};

/** How wide the slider is on a wide window. */
const sliderWidth = { stacked: '36rem', beside: '50rem', full: '75rem' };

/** A comparison slider with its title and what was done. */
export function ComparisonPair({
  pair,
  words,
  headingLevel: Heading = 'h3',
  layout = 'stacked',
  first = false,
}: ComparisonPairProps) {
  return (
    <article className={classNames(styles.pair, styles[layout])}>
      <ComparisonSlider
        pair={pair}
        words={words}
        sizes={`(width >= 60rem) ${sliderWidth[layout]}, 92vw`}
        first={first}
      />
      <div className={styles.words}>
        <Heading className={styles.title}>{pair.title}</Heading>
        <p className={styles.description}>{pair.description}</p>
      </div>
    </article>
  );
}
