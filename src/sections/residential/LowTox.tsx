import { content } from '../../content/index.ts';
import { HeadingBeside } from '../../ui/HeadingBeside.tsx';
import { IconPoints } from '../../ui/IconPoints.tsx';
import { Section } from '../../ui/Section.tsx';

const { lowTox } = content.residential;

export function LowTox() {
  return (
    <Section ground="linen" labelledBy="low-tox-heading">
      <HeadingBeside id="low-tox-heading" heading={lowTox.heading} text={lowTox.text}>
        <IconPoints items={lowTox.points} columns={1} />
      </HeadingBeside>
    </Section>
  );
}
