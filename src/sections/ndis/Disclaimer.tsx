import { content } from '../../content/index.ts';
import { Section } from '../../ui/Section.tsx';
import styles from './Disclaimer.module.css';

const { ndis } = content;

/** Said before anything else: who the service is for, and that the business is not a registered provider. */
export function Disclaimer() {
  return (
    <Section tight labelledBy="disclaimer-heading">
      <div className={styles.note}>
        <h2 id="disclaimer-heading" className={styles.heading}>
          {ndis.disclaimer.heading}
        </h2>
        <p>{ndis.disclaimer.text}</p>
      </div>
    </Section>
  );
}
