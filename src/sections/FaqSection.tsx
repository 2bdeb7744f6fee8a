import * as layout from '../content/layout.ts';
import { Accordion } from '../ui/Accordion.tsx';
import { HeadingBeside } from '../ui/HeadingBeside.tsx';
import { type Ground, Section } from '../ui/Section.tsx';

type FaqSectionProps = {
  heading: string;
  text: string;
  items: readonly { question: string; answer: string }[];
  ground?: Ground;
};

/** Questions and answers beside their heading. */
export function FaqSection({ heading, text, items, ground = 'linen' }: FaqSectionProps) {
  return (
    <Section ground={ground} id="faq" labelledBy="faq-heading">
      <HeadingBeside id="faq-heading" heading={heading} text={text}>
        <Accordion items={items} linkLabel={layout.faqLink} />
      </HeadingBeside>
    </Section>
  );
}
