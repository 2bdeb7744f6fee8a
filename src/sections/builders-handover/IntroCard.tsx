import { content } from '../../content/index.ts';
import { CheckList } from '../../ui/CheckList.tsx';
import { Section } from '../../ui/Section.tsx';
import { SectionHeading } from '../../ui/SectionHeading.tsx';

const { intro } = content.buildersHandover;

export function IntroCard() {
  return (
    <Section labelledBy="intro-heading">
      <SectionHeading id="intro-heading" heading={intro.heading} text={intro.text} layout="beside">
        <CheckList items={intro.points} />
      </SectionHeading>
    </Section>
  );
}
