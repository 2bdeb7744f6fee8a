import { drawnNote } from '../../art/note-file.ts';
import type { Content } from '../../content/schemas/content-files.ts';
import { CheckList } from '../../ui/CheckList.tsx';
import { HandNote } from '../../ui/HandNote.tsx';
import { Columns } from '../../ui/layout/Columns.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Photo } from '../../ui/Photo.tsx';
import { RoomTasks } from '../../ui/RoomTasks.tsx';
import { Section } from '../../ui/Section.tsx';
import text from '../../ui/text.module.css';

/** What a vacate clean includes, with its checklist. In print the checklist starts a new page. */
export function VacateClean(vacate: Content['residential']['vacate']) {
  return (
    <Section name="vacate" intro={vacate} layout="beside" id="vacate" background="quiet">
      <Columns gap="7" sticky="first">
        <Stack>
          <Photo photo={vacate.photo} sizes="(width >= 64rem) 34rem, 92vw" ratio="16 / 9" wideRatio="4 / 3" />
          <HandNote onPhoto note={drawnNote(vacate.note)} />
          <h3>{vacate.includedLabel}</h3>
          <CheckList items={vacate.included} columns="2" />
        </Stack>
        <Stack>
          <h3 className={text.subtitle} data-sheet="">
            {vacate.checklistLabel}
          </h3>
          <RoomTasks rooms={vacate.checklist} headingLevel="h4" />
        </Stack>
      </Columns>
    </Section>
  );
}
