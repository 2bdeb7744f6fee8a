import residential from 'content:residential';
import { IconPoints } from '../../ui/IconPoints.tsx';
import { Section } from '../../ui/Section.tsx';
import { SectionHeading } from '../../ui/SectionHeading.tsx';

const { lowTox } = residential;

export function LowTox() {
  return (
    <Section ground="linen" labelledBy="low-tox-heading">
      <SectionHeading id="low-tox-heading" heading={lowTox.heading} text={lowTox.text} layout="beside" />
      <IconPoints items={lowTox.points} columns={lowTox.points.length % 3 === 0 ? 3 : 2} />
    </Section>
  );
}
