import type { Content } from '../../content/schemas/files.ts';
import { CallLink } from '../../links/CallLink.tsx';
import { ButtonRow } from '../../ui/Button.tsx';
import { Section } from '../../ui/Section.tsx';
import styles from './Coverage.module.css';

/** Where the business cleans. */
export function Coverage(coverage: Content['home']['coverage']) {
  return (
    <Section tight labelledBy="coverage-heading" className={styles.coverage}>
      <div>
        <h2 id="coverage-heading" className={styles.heading}>
          {coverage.heading}
        </h2>
        <p className={styles.lead}>{coverage.lead}</p>
      </div>
      <div className={styles.words}>
        <p>{coverage.text}</p>
        <ButtonRow>
          {coverage.outside}
          <CallLink label={coverage.call} variant="text" location="coverage" />
        </ButtonRow>
      </div>
    </Section>
  );
}
