import type { Content } from '../../content/schemas/files.ts';
import { Section } from '../../ui/Section.tsx';
import styles from './Pricing.module.css';

/** Hourly pricing guidance as a table; on small screens a list. */
export function Pricing(pricing: Content['ndis']['pricing']) {
  return (
    <Section name="pricing" intro={pricing} background="paper">
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
