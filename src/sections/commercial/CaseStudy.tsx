import { content } from '../../content/index.ts';
import { PhotoSection } from '../../ui/PhotoSection.tsx';
import { Quotation } from '../../ui/Quotation.tsx';
import styles from './CaseStudy.module.css';

const { caseStudy } = content.commercial;

export function CaseStudy() {
  return (
    <PhotoSection name="case" intro={caseStudy} photo={caseStudy.photo} ratio="3 / 4" photoWidth="48vw" bleed>
      <Quotation quote={caseStudy.quoteText} name={caseStudy.name} role={caseStudy.role} />
      <dl className={styles.facts}>
        {caseStudy.facts.map((fact) => (
          <div key={fact.label}>
            <dt>{fact.label}</dt>
            <dd>{fact.value}</dd>
          </div>
        ))}
      </dl>
    </PhotoSection>
  );
}
