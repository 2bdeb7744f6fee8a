import * as layout from '../content/layout.ts';
import { Accordion } from '../ui/Accordion.tsx';
import { HeadedSection } from '../ui/HeadedSection.tsx';
import type { Background } from '../ui/Section.tsx';

type FaqSectionProps = {
  intro: { heading: string; text: string };
  items: readonly { question: string; answer: string }[];
  background?: Background;
};

/** Questions and answers, beside their heading. */
export function FaqSection({ intro, items, background = 'linen' }: FaqSectionProps) {
  return (
    <HeadedSection name="faq" id="faq" intro={intro} layout="column" background={background}>
      <Accordion items={items} linkLabel={layout.faqLink} />
    </HeadedSection>
  );
}
