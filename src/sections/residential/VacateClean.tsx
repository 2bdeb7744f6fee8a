import { content } from '../../content/index.ts';
import { CheckList } from '../../ui/CheckList.tsx';
import { Photo } from '../../ui/Photo.tsx';
import { RoomTasks } from '../../ui/RoomTasks.tsx';
import { Section } from '../../ui/Section.tsx';
import { SectionHeading } from '../../ui/SectionHeading.tsx';
import { Split } from '../../ui/Split.tsx';
import styles from './VacateClean.module.css';

const { vacate } = content.residential;

/** The bond-standard vacate clean with its checklist, which also prints on its own. */
export function VacateClean() {
  return (
    <Section id="vacate" labelledBy="vacate-heading">
      <SectionHeading id="vacate-heading" heading={vacate.heading} text={vacate.text} />
      <Split
        ratio="large"
        bleed
        media={<Photo photo={vacate.photo} sizes="(width >= 44rem) 55vw, 92vw" ratio="4 / 3" />}
      >
        <h3>{vacate.includedLabel}</h3>
        <CheckList items={vacate.included} />
      </Split>
      <h3 className={styles.heading}>{vacate.checklistLabel}</h3>
      <div className={styles.rooms}>
        <RoomTasks rooms={vacate.checklist} headingLevel="h4" />
      </div>
    </Section>
  );
}
