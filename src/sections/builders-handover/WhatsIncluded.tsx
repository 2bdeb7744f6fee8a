import { content } from '../../content/index.ts';
import { IconPoints } from '../../ui/IconPoints.tsx';
import { Section } from '../../ui/Section.tsx';
import { SectionHeading } from '../../ui/SectionHeading.tsx';
import styles from './WhatsIncluded.module.css';

const { included } = content.buildersHandover;

export function WhatsIncluded() {
  return (
    <Section ground="mist" labelledBy="included-heading" className={styles.parts}>
      <SectionHeading id="included-heading" heading={included.heading} text={included.text} />
      <IconPoints items={included.items} />
    </Section>
  );
}
