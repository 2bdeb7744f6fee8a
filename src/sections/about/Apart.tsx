import about from 'content:about';
import { FadeIn } from '../../ui/FadeIn.tsx';
import { IconPoints } from '../../ui/IconPoints.tsx';
import { Section } from '../../ui/Section.tsx';
import { SectionHeading } from '../../ui/SectionHeading.tsx';

const { apart } = about;

export function Apart() {
  return (
    <Section labelledBy="apart-heading">
      <FadeIn threshold={0.15}>
        <SectionHeading id="apart-heading" heading={apart.heading} text={apart.text} layout="beside" />
        <IconPoints items={apart.items} columns={apart.items.length % 3 === 0 ? 3 : 2} />
      </FadeIn>
    </Section>
  );
}
