import whyChooseUs from 'content:home/whyChooseUs';
import { FadeIn } from '../../ui/FadeIn.tsx';
import { HeadingBeside } from '../../ui/HeadingBeside.tsx';
import { IconPoints } from '../../ui/IconPoints.tsx';
import { Section } from '../../ui/Section.tsx';

export function WhyChooseUs() {
  return (
    <Section ground="mist" labelledBy="why-heading">
      <HeadingBeside id="why-heading" heading={whyChooseUs.heading} text={whyChooseUs.text}>
        <FadeIn>
          <IconPoints items={whyChooseUs.cards} look="tiles" />
        </FadeIn>
      </HeadingBeside>
    </Section>
  );
}
