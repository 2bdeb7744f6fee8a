import type { Content } from '../../content/schemas/files.ts';
import { Photo } from '../../ui/Photo.tsx';
import { Quotation } from '../../ui/Quotation.tsx';
import { Section } from '../../ui/Section.tsx';
import styles from './CaseStudy.module.css';

/** One client's words and figures, in the coloured band of the page. */
export function CaseStudy(caseStudy: Content['commercial']['caseStudy']) {
  return (
    <Section background="river" labelledBy="case-heading" className={styles.case}>
      <div className={styles.words}>
        <h2 id="case-heading" className={styles.heading}>
          {caseStudy.heading}
        </h2>
        <Quotation quote={caseStudy.quoteText} name={caseStudy.name} role={caseStudy.role} />
      </div>
      <Photo photo={caseStudy.photo} sizes="(width >= 64rem) 28rem, 92vw" ratio="3 / 4" />
      <dl className={styles.facts}>
        {caseStudy.facts.map((fact) => (
          <div key={fact.label}>
            <dt>{fact.label}</dt>
            <dd>{fact.value}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
