import type { Content } from '../../content/schemas/files.ts';
import { FadeIn } from '../../ui/FadeIn.tsx';
import { IconPoints } from '../../ui/IconPoints.tsx';
import { Section } from '../../ui/Section.tsx';
import styles from './WhyChooseUs.module.css';

/** Reasons to choose the business. */
export function WhyChooseUs(why: Content['home']['whyChooseUs']) {
  return (
    <Section name="why" intro={why} layout="beside" background="mist">
      <div className={styles.reasons}>
        <FadeIn>
          <IconPoints items={why.cards} />
        </FadeIn>
      </div>
    </Section>
  );
}
