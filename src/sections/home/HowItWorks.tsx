import { howItWorks } from '../../content/home.ts';
import { Section } from '../../ui/Section.tsx';
import { SectionHeading } from '../../ui/SectionHeading.tsx';
import { Steps } from '../../ui/Steps.tsx';

export function HowItWorks() {
  return (
    <Section labelledBy="how-heading">
      <SectionHeading id="how-heading" heading={howItWorks.heading} text={howItWorks.text} />
      <Steps steps={howItWorks[howItWorks.variant]} />
    </Section>
  );
}
