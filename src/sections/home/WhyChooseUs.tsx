import { whyChooseUs } from '../../content/home.ts';
import { FadeIn } from '../../ui/FadeIn.tsx';
import { IconPoints } from '../../ui/IconPoints.tsx';
import { Section } from '../../ui/Section.tsx';
import { SectionHeading } from '../../ui/SectionHeading.tsx';
import styles from './WhyChooseUs.module.css';

export function WhyChooseUs() {
  return (
    <Section ground="mist" labelledBy="why-heading">
      <SectionHeading
        id="why-heading"
        heading={whyChooseUs.heading}
        text={whyChooseUs.text}
        layout="beside"
      />
      <div className={styles.reasons}>
        <FadeIn>
          <IconPoints items={whyChooseUs.cards} />
        </FadeIn>
      </div>
    </Section>
  );
}
