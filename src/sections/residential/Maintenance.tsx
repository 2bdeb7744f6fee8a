import type { Content } from '../../content/schemas/files.ts';
import { CheckList } from '../../ui/CheckList.tsx';
import { Section } from '../../ui/Section.tsx';
import { Split } from '../../ui/Split.tsx';
import styles from './Maintenance.module.css';

export function Maintenance(maintenance: Content['residential']['maintenance']) {
  return (
    <Section name="maintenance" intro={maintenance} layout="beside" id="maintenance">
      <ul className={styles.frequencies}>
        {maintenance.frequencies.map((frequency) => (
          <li key={frequency.name} className={styles.frequency}>
            <h3 className={styles.name}>{frequency.name}</h3>
            <p>{frequency.text}</p>
            <p className={styles.bestFor}>
              <strong>{maintenance.bestForLabel}</strong> {frequency.bestFor}
            </p>
          </li>
        ))}
      </ul>
      <Split photo={maintenance.photo} ratio="4 / 3" photoWidth="44vw">
        <h3>{maintenance.includedLabel}</h3>
        <CheckList items={maintenance.included} />
      </Split>
    </Section>
  );
}
