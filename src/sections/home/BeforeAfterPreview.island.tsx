import * as home from '../../content/home.ts';
import { content } from '../../content/index.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { ComparisonPair } from '../../ui/ComparisonPair.tsx';
import { Section } from '../../ui/Section.tsx';
import styles from './BeforeAfterPreview.module.css';

/** Two comparisons, side by side on wide windows. */
export function BeforeAfterPreview({
  beforeAfter = content.home.beforeAfter,
  galleryPreview = home.galleryPreview,
}: Partial<Pick<typeof content.home, 'beforeAfter'> & Pick<typeof home, 'galleryPreview'>>) {
  return (
    <Section
      name="before-after"
      intro={beforeAfter}
      layout="beside"
      background="mist"
      extra={<ButtonLink {...beforeAfter.link} variant="text" />}
    >
      <div className={styles.pairs}>
        {galleryPreview.beforeAfter.map((pair) => (
          <ComparisonPair key={pair.id} pair={pair} labels={content.layout.comparison} />
        ))}
      </div>
    </Section>
  );
}
