import type { Content } from '../../content/schemas/files.ts';
import { widthAtRatio } from '../../lib/photo-width.ts';
import { LabourHireLicence } from '../../links/LabourHireLicence.tsx';
import { CheckList } from '../../ui/CheckList.tsx';
import { Bleed } from '../../ui/layout/Bleed.tsx';
import { Columns } from '../../ui/layout/Columns.tsx';
import { Photo } from '../../ui/Photo.tsx';
import { Quotation } from '../../ui/Quotation.tsx';
import { Section } from '../../ui/Section.tsx';
import styles from './Trust.module.css';

type TrustProps = Pick<Content['buildersHandover'], 'trust' | 'testimonial'>;

/** Why builders can trust the business, with the words of one of them. */
export function Trust({ trust, testimonial }: TrustProps) {
  return (
    <Section name="trust" intro={trust} list={[...trust.bullets, ...(testimonial ? [testimonial] : [])]}>
      <CheckList items={trust.bullets} columns="3" />
      <LabourHireLicence />
      <Columns align="centre" swap="always" className={styles.words}>
        {testimonial ? (
          <Quotation quote={testimonial.quoteText} name={testimonial.name} role={testimonial.role} />
        ) : null}
        <Bleed side="left">
          <Photo
            photo={trust.photo}
            sizes={`(width >= 64rem) ${widthAtRatio(trust.photo, '48vw', '4 / 3')}, 92vw`}
            ratio="16 / 9"
            wideRatio="4 / 3"
            rounded={false}
          />
        </Bleed>
      </Columns>
    </Section>
  );
}
