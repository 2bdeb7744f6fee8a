import { content } from '../../content/index.ts';
import { Photo } from '../../ui/Photo.tsx';
import { Quotation } from '../../ui/Quotation.tsx';
import { Section } from '../../ui/Section.tsx';
import { Split } from '../../ui/Split.tsx';
import styles from './CaseStudy.module.css';

const { caseStudy } = content.commercial;

export function CaseStudy() {
  return (
    <Section labelledBy="case-heading">
      <Split
        bleed
        media={<Photo photo={caseStudy.photo} sizes="(width >= 44rem) 48vw, 92vw" ratio="3 / 4" />}
      >
        <h2 id="case-heading">{caseStudy.heading}</h2>
        <Quotation quote={caseStudy.quoteText} name={caseStudy.name} role={caseStudy.role} />
        <dl className={styles.facts}>
          {caseStudy.facts.map((fact) => (
            <div key={fact.label}>
              <dt>{fact.label}</dt>
              <dd>{fact.value}</dd>
            </div>
          ))}
        </dl>
      </Split>
    </Section>
  );
}
