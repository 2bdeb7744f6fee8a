import { partnerBadges } from '../../content/home.ts';
import { IconPoints } from '../../ui/IconPoints.tsx';
import { Section } from '../../ui/Section.tsx';
import { SectionHeading } from '../../ui/SectionHeading.tsx';
import styles from './PartnerBadges.module.css';

export function PartnerBadges() {
  return (
    <Section labelledBy="partners-heading" className={styles.partners}>
      <SectionHeading id="partners-heading" heading={partnerBadges.heading} />
      <IconPoints items={partnerBadges.items} />
    </Section>
  );
}
