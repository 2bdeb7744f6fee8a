import { FadeIn } from '../ui/FadeIn.tsx';
import { type Background, Section } from '../ui/Section.tsx';
import { Steps } from '../ui/Steps.tsx';

type StepsSectionProps = {
  process: { heading: string; text: string; steps: readonly { title: string; text: string }[] };
  /** row: side by side; pairs: two in a row. */
  layout?: 'row' | 'pairs';
  background?: Background;
};

/** A section with numbered steps. */
export function StepsSection({ process, layout = 'row', background }: StepsSectionProps) {
  return (
    <Section name="steps" intro={process} list={process.steps} background={background}>
      <FadeIn>
        <Steps steps={process.steps} layout={layout} />
      </FadeIn>
    </Section>
  );
}
