import { content } from '../../content/index.ts';
import { Section } from '../../ui/Section.tsx';
import { SectionHeading } from '../../ui/SectionHeading.tsx';
import styles from './Pricing.module.css';

const { pricing } = content.ndis;

/** Hourly guidance as a table that turns into a list on small screens. */
export function Pricing() {
  return (
    <Section ground="mist" labelledBy="pricing-heading">
      <SectionHeading id="pricing-heading" heading={pricing.heading} text={pricing.text} />
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{pricing.serviceLabel}</th>
            <th scope="col">{pricing.rateLabel}</th>
            <th scope="col">{pricing.noteLabel}</th>
          </tr>
        </thead>
        <tbody>
          {pricing.rows.map((row) => (
            <tr key={row.service}>
              <th scope="row">{row.service}</th>
              <td className={styles.rate}>{row.rate}</td>
              <td>{row.note}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.note}>{pricing.note}</p>
    </Section>
  );
}
