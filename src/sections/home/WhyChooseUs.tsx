import whyChooseUs from 'content:home/whyChooseUs';
import { FadeIn } from '../../ui/FadeIn.tsx';
import { IconPoints } from '../../ui/IconPoints.tsx';
import { Section } from '../../ui/Section.tsx';
import { SectionHeading } from '../../ui/SectionHeading.tsx';

export function WhyChooseUs() {
  return (
    <Section ground="mist" labelledBy="why-heading">
      <SectionHeading id="why-heading" heading={whyChooseUs.heading} text={whyChooseUs.text} layout="beside" />
      <FadeIn>
        <IconPoints items={whyChooseUs.cards} look="lead" />
      </FadeIn>
    </Section>
  );
}
