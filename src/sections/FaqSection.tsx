import { Accordion } from '../ui/Accordion.tsx';
import { type Background, Section } from '../ui/Section.tsx';

type FaqSectionProps = {
  intro: { heading: string; text: string };
  items: readonly { question: string; answer: string }[];
  /** The label of the link to a question. */
  linkLabel: string;
  background?: Background;
  /** column: beside the heading; stacked: below it. */
  layout?: 'column' | 'stacked';
};

/** Questions and answers. */
export function FaqSection({
  intro,
  items,
  linkLabel,
  background = 'linen',
  layout = 'column',
}: FaqSectionProps) {
  return (
    <Section name="faq" id="faq" intro={intro} list={items} layout={layout} background={background}>
      <Accordion items={items} linkLabel={linkLabel} />
    </Section>
  );
}
