import type { Content } from '../../content/schemas/files.ts';
import { CheckList } from '../../ui/CheckList.tsx';
import { Photo } from '../../ui/Photo.tsx';
import { RoomTasks } from '../../ui/RoomTasks.tsx';
import { Section } from '../../ui/Section.tsx';
import styles from './VacateClean.module.css';

/** What a vacate clean includes, with its checklist, which starts a new page in print. */
export function VacateClean(vacate: Content['residential']['vacate']) {
  return (
    <Section name="vacate" intro={vacate} layout="beside" id="vacate">
      <div className={styles.columns}>
        <div className={styles.preparation}>
          <Photo photo={vacate.photo} sizes="(width >= 64rem) 34rem, 92vw" ratio="4 / 3" />
          <h3>{vacate.includedLabel}</h3>
          <CheckList items={vacate.included} columns={2} />
        </div>
        <div className={styles.rooms}>
          <h3 className={styles.heading}>{vacate.checklistLabel}</h3>
          <RoomTasks rooms={vacate.checklist} headingLevel="h4" />
        </div>
      </div>
    </Section>
  );
}
