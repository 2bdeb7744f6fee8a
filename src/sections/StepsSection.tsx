import { FadeIn } from '../ui/FadeIn.tsx';
import { type Ground, Section } from '../ui/Section.tsx';
import { SectionHeading } from '../ui/SectionHeading.tsx';
import { Steps } from '../ui/Steps.tsx';

type StepsSectionProps = {
  heading: string;
  text: string;
  steps: readonly { title: string; text: string }[];
  layout?: 'row' | 'column';
  ground?: Ground;
};

/** How something goes, step by step. */
export function StepsSection({ heading, text, steps, layout = 'row', ground = 'paper' }: StepsSectionProps) {
  return (
    <Section ground={ground} labelledBy="steps-heading">
      <SectionHeading
        id="steps-heading"
        heading={heading}
        text={text}
        layout={layout === 'row' ? 'beside' : 'stacked'}
      />
      <FadeIn>
        <Steps steps={steps} layout={layout} />
      </FadeIn>
    </Section>
  );
}
