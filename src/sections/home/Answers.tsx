import type { Content } from '../../content/schemas/content-files.ts';
import { Accordion } from '../../ui/Accordion.tsx';
import { Columns } from '../../ui/layout/Columns.tsx';
import { Section, SectionHeading } from '../../ui/Section.tsx';
import { Steps } from '../../ui/Steps.tsx';

/** Questions people ask before they book, beside the steps of a booking. Either may be missing. */
export function Answers({ home: { faq, howItWorks }, layout }: Content) {
  const items = faq[faq.variant];
  const steps = howItWorks[howItWorks.variant];
  if (items.length + steps.length === 0) return null;
  return (
    <Section>
      <Columns gap="7" tablet>
        {items.length > 0 ? (
          <section id="faq" aria-labelledby="faq-heading">
            <SectionHeading id="faq-heading" intro={faq} size="list" />
            <Accordion items={items} linkLabel={layout.faqLink} />
          </section>
        ) : null}
        {steps.length > 0 ? (
          <section aria-labelledby="how-heading">
            <SectionHeading id="how-heading" intro={howItWorks} size="list" />
            <Steps steps={steps} layout="list" />
          </section>
        ) : null}
      </Columns>
    </Section>
  );
}
