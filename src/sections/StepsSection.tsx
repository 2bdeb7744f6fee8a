import { FadeIn } from '../ui/FadeIn.tsx';
import { HeadedSection } from '../ui/HeadedSection.tsx';
import type { Background } from '../ui/Section.tsx';
import { Steps } from '../ui/Steps.tsx';

type StepsSectionProps = {
  process: { heading: string; text: string; steps: readonly { title: string; text: string }[] };
  /** row: side by side below the heading; column: one below the other beside it. */
  layout?: 'row' | 'column';
  ground?: Background;
};

/** How something goes, step by step. */
export function StepsSection({ process, layout = 'row', ground }: StepsSectionProps) {
  return (
    <HeadedSection
      name="steps"
      intro={process}
      layout={layout === 'column' ? layout : 'stacked'}
      ground={ground}
    >
      <FadeIn>
        <Steps steps={process.steps} layout={layout} />
      </FadeIn>
    </HeadedSection>
  );
}
