import { beforeAfter, galleryPreview as gallery } from '../../content/home.ts';
import * as layout from '../../content/layout.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { ComparisonPair } from '../../ui/ComparisonPair.tsx';
import { HeadedSection } from '../../ui/HeadedSection.tsx';
import styles from './BeforeAfterPreview.module.css';

/** Two comparisons [H15]: one full-width, the other beside its text. */
export function BeforeAfterPreview() {
  return (
    <HeadedSection name="before-after" intro={beforeAfter} background="mist">
      <div className={styles.pairs}>
        {gallery.beforeAfter.map((pair, index) => (
          <ComparisonPair
            key={pair.id}
            pair={pair}
            labels={layout.comparison}
            layout={index === 0 ? 'full' : 'beside'}
          />
        ))}
      </div>
      <ButtonLink {...beforeAfter.link} variant="text" />
    </HeadedSection>
  );
}
