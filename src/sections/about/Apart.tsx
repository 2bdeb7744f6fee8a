import about from 'content:about';
import { FadeIn } from '../../ui/FadeIn.tsx';
import { IconPoints } from '../../ui/IconPoints.tsx';
import { Section } from '../../ui/Section.tsx';
import { SectionHeading } from '../../ui/SectionHeading.tsx';
import styles from './Apart.module.css';

const { apart } = about;

export function Apart() {
  return (
    <Section labelledBy="apart-heading" className={styles.apart}>
      <SectionHeading id="apart-heading" heading={apart.heading} text={apart.text} />
      <FadeIn threshold={0.15}>
        <IconPoints items={apart.items} columns={1} />
      </FadeIn>
    </Section>
  );
}
