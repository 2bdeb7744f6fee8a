import { beforeAfter, galleryPreview as gallery } from '../../content/home.ts';
import * as layout from '../../content/layout.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { ComparisonPair } from '../../ui/ComparisonPair.tsx';
import { HeadedSection } from '../../ui/HeadedSection.tsx';
import styles from './BeforeAfterPreview.module.css';

/** Two comparisons: one as wide as the page, the other beside its words. */
export function BeforeAfterPreview() {
  return (
    <HeadedSection name="before-after" intro={beforeAfter} ground="mist">
      <div className={styles.pairs}>
        {gallery.beforeAfter.map((pair, index) => (
          <ComparisonPair
            key={pair.id}
            pair={pair}
            words={layout.comparison}
            layout={index === 0 ? 'full' : 'beside'}
          />
        ))}
      </div>
      <ButtonLink {...beforeAfter.link} look="text" />
    </HeadedSection>
  );
}
