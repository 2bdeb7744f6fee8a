import sameCleaner from 'content:home/sameCleaner';
import { CheckList } from '../../ui/CheckList.tsx';
import { Section } from '../../ui/Section.tsx';
import { SectionHeading } from '../../ui/SectionHeading.tsx';

export function SameCleaner() {
  return (
    <Section ground="deep" labelledBy="same-cleaner-heading">
      <SectionHeading
        id="same-cleaner-heading"
        heading={sameCleaner.heading}
        text={sameCleaner.text}
        layout="beside"
      >
        <CheckList items={sameCleaner.points} />
      </SectionHeading>
    </Section>
  );
}
