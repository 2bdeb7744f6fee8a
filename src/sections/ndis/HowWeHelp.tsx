import ndis from 'content:ndis';
import { IconPoints } from '../../ui/IconPoints.tsx';
import { Section } from '../../ui/Section.tsx';
import { SectionHeading } from '../../ui/SectionHeading.tsx';

const { howWeHelp } = ndis;

export function HowWeHelp() {
  return (
    <Section ground="mist" labelledBy="help-heading">
      <SectionHeading id="help-heading" heading={howWeHelp.heading} text={howWeHelp.text} layout="beside" />
      <IconPoints items={howWeHelp.items} columns={howWeHelp.items.length % 3 === 0 ? 3 : 2} />
    </Section>
  );
}
