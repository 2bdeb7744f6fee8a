import addOns from 'content:home/addOns';
import { IconPoints } from '../../ui/IconPoints.tsx';
import { Section } from '../../ui/Section.tsx';
import { SectionHeading } from '../../ui/SectionHeading.tsx';

export function AddOns() {
  return (
    <Section ground="linen" tight labelledBy="add-ons-heading">
      <SectionHeading id="add-ons-heading" heading={addOns.heading} text={addOns.text} />
      <IconPoints items={addOns.items} columns={3} />
    </Section>
  );
}
