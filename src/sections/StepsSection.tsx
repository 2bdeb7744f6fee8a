import { FadeIn } from '../ui/FadeIn.tsx';
import { HeadingBeside } from '../ui/HeadingBeside.tsx';
import { type Ground, Section } from '../ui/Section.tsx';
import { SectionHeading } from '../ui/SectionHeading.tsx';
import { Steps } from '../ui/Steps.tsx';

type StepsSectionProps = {
  heading: string;
  text: string;
  steps: readonly { title: string; text: string }[];
  /** row: side by side below the heading; column: one below the other beside it. */
  layout?: 'row' | 'column';
  ground?: Ground;
};

/** How something goes, step by step. */
export function StepsSection({ heading, text, steps, layout = 'row', ground = 'paper' }: StepsSectionProps) {
  const id = 'steps-heading';
  const list = (
    <FadeIn>
      <Steps steps={steps} layout={layout} />
    </FadeIn>
  );
  return (
    <Section ground={ground} labelledBy={id}>
      {layout === 'row' ? (
        <>
          <SectionHeading id={id} heading={heading} text={text} />
          {list}
        </>
      ) : (
        <HeadingBeside id={id} heading={heading} text={text}>
          {list}
        </HeadingBeside>
      )}
    </Section>
  );
}
