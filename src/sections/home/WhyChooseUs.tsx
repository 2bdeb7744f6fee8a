import type { Content } from '../../content/schemas/files.ts';
import { FadeIn } from '../../ui/FadeIn.tsx';
import { HeadedSection } from '../../ui/HeadedSection.tsx';
import { IconPoints } from '../../ui/IconPoints.tsx';
import styles from './WhyChooseUs.module.css';

/** Reasons to choose the business. */
export function WhyChooseUs(why: Content['home']['whyChooseUs']) {
  return (
    <HeadedSection name="why" intro={why} layout="beside" background="mist">
      <div className={styles.reasons}>
        <FadeIn>
          <IconPoints items={why.cards} />
        </FadeIn>
      </div>
    </HeadedSection>
  );
}
