import type { Content } from '../../content/schemas/files.ts';
import { LabourHireLicence } from '../../links/LabourHireLicence.tsx';
import { CheckList } from '../../ui/CheckList.tsx';
import { Quotation } from '../../ui/Quotation.tsx';
import { Section } from '../../ui/Section.tsx';
import { Split } from '../../ui/Split.tsx';
import styles from './Trust.module.css';

type TrustProps = Pick<Content['buildersHandover'], 'trust' | 'testimonial'>;

/** Why builders can trust the business, with the words of one of them. */
export function Trust({ trust, testimonial }: TrustProps) {
  return (
    <Section name="trust" intro={trust}>
      <CheckList items={trust.bullets} columns={3} />
      <LabourHireLicence />
      <div className={styles.words}>
        <Split photo={trust.photo} ratio="4 / 3" photoWidth="48vw" photoSide="left" bleed>
          <Quotation quote={testimonial.quoteText} name={testimonial.name} role={testimonial.role} />
        </Split>
      </div>
    </Section>
  );
}
