import { content } from '../../content/index.ts';
import { CheckList } from '../../ui/CheckList.tsx';
import { Photo } from '../../ui/Photo.tsx';
import { Section } from '../../ui/Section.tsx';
import { SectionHeading } from '../../ui/SectionHeading.tsx';
import { Split } from '../../ui/Split.tsx';
import styles from './Maintenance.module.css';

const { maintenance } = content.residential;

export function Maintenance() {
  return (
    <Section id="maintenance" labelledBy="maintenance-heading">
      <SectionHeading
        id="maintenance-heading"
        heading={maintenance.heading}
        text={maintenance.text}
        layout="beside"
      />
      <ul className={styles.frequencies}>
        {maintenance.frequencies.map((frequency) => (
          <li key={frequency.name} className={styles.frequency}>
            <h3 className={styles.name}>{frequency.name}</h3>
            <p>{frequency.text}</p>
            <p className={styles.bestFor}>{frequency.bestFor}</p>
          </li>
        ))}
      </ul>
      <Split
        ratio="half"
        media={<Photo photo={maintenance.photo} sizes="(width >= 44rem) 44vw, 92vw" ratio="4 / 3" />}
      >
        <h3>{maintenance.includedLabel}</h3>
        <CheckList items={maintenance.included} />
      </Split>
    </Section>
  );
}
