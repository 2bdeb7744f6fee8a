import { coverage } from '../../content/home.ts';
import { Section } from '../../ui/Section.tsx';
import styles from './Coverage.module.css';

/** Where the business cleans, set as one large sentence. */
export function Coverage() {
  return (
    <Section tight labelledBy="coverage-heading" className={styles.coverage}>
      <h2 id="coverage-heading" className={styles.heading}>
        {coverage.heading}
      </h2>
      <p className={styles.text}>{coverage.text}</p>
    </Section>
  );
}
