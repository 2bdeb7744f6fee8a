import commercial from 'content:commercial';
import { IconPoints } from '../../ui/IconPoints.tsx';
import { Section } from '../../ui/Section.tsx';
import { SectionHeading } from '../../ui/SectionHeading.tsx';
import styles from './Compliance.module.css';

const { compliance } = commercial;

export function Compliance() {
  return (
    <Section ground="linen" labelledBy="compliance-heading" className={styles.compliance}>
      <SectionHeading id="compliance-heading" heading={compliance.heading} text={compliance.text} />
      <IconPoints items={compliance.items} columns={1} />
    </Section>
  );
}
