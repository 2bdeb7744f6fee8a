import { beforeAfter, galleryPreview as gallery } from '../../content/home.ts';
import * as layout from '../../content/layout.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { ComparisonPair } from '../../ui/ComparisonPair.tsx';
import { Section } from '../../ui/Section.tsx';
import { SectionHeading } from '../../ui/SectionHeading.tsx';
import styles from './BeforeAfterPreview.module.css';

/** Two comparisons: one as wide as the page, the other beside its words. */
export function BeforeAfterPreview() {
  return (
    <Section ground="mist" labelledBy="before-after-heading">
      <SectionHeading id="before-after-heading" heading={beforeAfter.heading} text={beforeAfter.text} />
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
    </Section>
  );
}
