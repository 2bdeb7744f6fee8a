import home from 'content:home';
import { IconPoints } from '../../ui/IconPoints.tsx';
import { Section } from '../../ui/Section.tsx';
import { SectionHeading } from '../../ui/SectionHeading.tsx';

export function AddOns() {
  return (
    <Section ground="linen" tight labelledBy="add-ons-heading">
      <SectionHeading id="add-ons-heading" heading={home.addOns.heading} text={home.addOns.text} />
      <IconPoints items={home.addOns.items} columns={3} />
    </Section>
  );
}
