import home from 'content:home';
import { CheckList } from '../../ui/CheckList.tsx';
import { Section } from '../../ui/Section.tsx';
import { SectionHeading } from '../../ui/SectionHeading.tsx';

export function SameCleaner() {
  return (
    <Section ground="deep" labelledBy="same-cleaner-heading">
      <SectionHeading
        id="same-cleaner-heading"
        heading={home.sameCleaner.heading}
        text={home.sameCleaner.text}
        layout="beside"
      >
        <CheckList items={home.sameCleaner.points} />
      </SectionHeading>
    </Section>
  );
}
