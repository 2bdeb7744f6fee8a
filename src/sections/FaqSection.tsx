import * as layout from '../content/layout.ts';
import { Accordion } from '../ui/Accordion.tsx';
import { HeadedSection } from '../ui/HeadedSection.tsx';
import type { Background } from '../ui/Section.tsx';

type FaqSectionProps = {
  intro: { heading: string; text: string };
  items: readonly { question: string; answer: string }[];
  background?: Background;
  /** column: beside their heading; stacked: below it. */
  layout?: 'column' | 'stacked';
};

/** Questions and answers. */
export function FaqSection({
  intro,
  items,
  background = 'linen',
  layout: arrangement = 'column',
}: FaqSectionProps) {
  return (
    <HeadedSection name="faq" id="faq" intro={intro} layout={arrangement} background={background}>
      <Accordion items={items} linkLabel={layout.faqLink} />
    </HeadedSection>
  );
}
