import { content } from '../../content/index.ts';
import { CheckList } from '../../ui/CheckList.tsx';
import { Photo } from '../../ui/Photo.tsx';
import { Quotation } from '../../ui/Quotation.tsx';
import { Section } from '../../ui/Section.tsx';
import { Split } from '../../ui/Split.tsx';

const { trust, testimonial } = content.buildersHandover;

/** What builders can count on, and a construction manager's word for it. */
export function Trust() {
  return (
    <Section labelledBy="trust-heading">
      <Split
        mediaSide="left"
        bleed
        media={<Photo photo={trust.photo} sizes="(width >= 44rem) 48vw, 92vw" ratio="3 / 4" />}
      >
        <h2 id="trust-heading">{trust.heading}</h2>
        <CheckList items={trust.bullets} columns={2} />
        <Quotation quote={testimonial.quoteText} name={testimonial.name} role={testimonial.role} />
      </Split>
    </Section>
  );
}
