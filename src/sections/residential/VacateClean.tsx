import { content } from '../../content/index.ts';
import { CheckList } from '../../ui/CheckList.tsx';
import { HeadedSection } from '../../ui/HeadedSection.tsx';
import { RoomTasks } from '../../ui/RoomTasks.tsx';
import { Split } from '../../ui/Split.tsx';
import styles from './VacateClean.module.css';

const { vacate } = content.residential;

/** The bond-standard vacate clean with its checklist, which also prints on its own. */
export function VacateClean() {
  return (
    <HeadedSection name="vacate" intro={vacate} id="vacate">
      <Split share="large" bleed photo={vacate.photo} ratio="4 / 3" photoWidth="55vw">
        <h3>{vacate.includedLabel}</h3>
        <CheckList items={vacate.included} />
      </Split>
      <h3 className={styles.heading}>{vacate.checklistLabel}</h3>
      <div className={styles.rooms}>
        <RoomTasks rooms={vacate.checklist} headingLevel="h4" />
      </div>
    </HeadedSection>
  );
}
