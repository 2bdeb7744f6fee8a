import { whyChooseUs } from '../../content/home.ts';
import { FadeIn } from '../../ui/FadeIn.tsx';
import { HeadedSection } from '../../ui/HeadedSection.tsx';
import { IconPoints } from '../../ui/IconPoints.tsx';
import styles from './WhyChooseUs.module.css';

export function WhyChooseUs() {
  return (
    <HeadedSection name="why" intro={whyChooseUs} layout="beside" ground="mist">
      <div className={styles.reasons}>
        <FadeIn>
          <IconPoints items={whyChooseUs.cards} />
        </FadeIn>
      </div>
    </HeadedSection>
  );
}
