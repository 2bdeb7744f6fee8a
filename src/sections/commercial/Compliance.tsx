import { content } from '../../content/index.ts';
import { HeadingBeside } from '../../ui/HeadingBeside.tsx';
import { IconPoints } from '../../ui/IconPoints.tsx';
import { Section } from '../../ui/Section.tsx';

const { compliance } = content.commercial;

export function Compliance() {
  return (
    <Section ground="linen" labelledBy="compliance-heading">
      <HeadingBeside id="compliance-heading" heading={compliance.heading} text={compliance.text}>
        <IconPoints items={compliance.items} columns={1} />
      </HeadingBeside>
    </Section>
  );
}
