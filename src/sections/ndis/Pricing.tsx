import type { Content } from '../../content/schemas/content-files.ts';
import { classNames } from '../../lib/class-names.ts';
import { AskLink } from '../../links/AskLink.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Section } from '../../ui/Section.tsx';
import text from '../../ui/text.module.css';
import styles from './Pricing.module.css';

/** Guide prices per hour: a table, on small screens a list. */
export function Pricing(pricing: Content['ndis']['pricing']) {
  return (
    <Section name="pricing" id="pricing" intro={pricing} background="quiet" list={pricing.rows}>
      <Stack>
        <table className={styles.table}>
          <thead className={styles.head}>
            <tr>
              {[pricing.serviceLabel, pricing.rateLabel, pricing.noteLabel].map((label) => (
                <th key={label} scope="col" className={classNames(text.small, styles.cell)}>
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {pricing.rows.map((row) => (
              <tr key={row.service} className={styles.row}>
                <th scope="row" className={classNames(text.title, styles.cell)}>
                  {row.service}
                </th>
                <td className={classNames(text.subtitle, styles.cell, styles.rate)}>{row.rate}</td>
                <td className={styles.cell}>
                  <Stack gap="1" align="start">
                    <p>{row.note}</p>
                    <AskLink about={`${row.service}, ${row.rate}`} service="ndis" />
                  </Stack>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className={text.muted}>{pricing.note}</p>
      </Stack>
    </Section>
  );
}
