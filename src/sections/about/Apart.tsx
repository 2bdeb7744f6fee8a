import { content } from '../../content/index.ts';
import { FadeIn } from '../../ui/FadeIn.tsx';
import { HeadingBeside } from '../../ui/HeadingBeside.tsx';
import { IconPoints } from '../../ui/IconPoints.tsx';
import { Section } from '../../ui/Section.tsx';

const { apart } = content.about;

export function Apart() {
  return (
    <Section labelledBy="apart-heading">
      <HeadingBeside id="apart-heading" heading={apart.heading} text={apart.text}>
        <FadeIn threshold={0.15}>
          <IconPoints items={apart.items} columns={1} />
        </FadeIn>
      </HeadingBeside>
    </Section>
  );
}
