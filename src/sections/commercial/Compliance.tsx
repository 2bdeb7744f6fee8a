import commercial from 'content:commercial';
import { IconPoints } from '../../ui/IconPoints.tsx';
import { Section } from '../../ui/Section.tsx';
import { SectionHeading } from '../../ui/SectionHeading.tsx';

const { compliance } = commercial;

export function Compliance() {
  return (
    <Section ground="linen" labelledBy="compliance-heading">
      <SectionHeading id="compliance-heading" heading={compliance.heading} text={compliance.text} />
      <IconPoints items={compliance.items} look="tiles" columns={compliance.items.length % 4 === 0 ? 4 : 3} />
    </Section>
  );
}
