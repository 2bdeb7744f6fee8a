import type { Change, ChangeRequest, Conflict, FileView, Json, Problem } from '../../api.ts';
import { nameOf } from '../../names.ts';
import { changed } from './changes.ts';

/** A file that is being edited: its saved state, the changes since, and their problems. */
export type Draft = {
  view: FileView;
  changes: Change[];
  /** The saved data with the changes. */
  data: Json;
  problems: Problem[];
  conflict: Conflict | undefined;
  /** Whose value stays, by the id of a conflict's place. */
  choices: ChangeRequest['choices'] | undefined;
};

/** A file with changes. @param rest the problems of the changes; by default, those of the file */
export function draftOf(
  view: FileView,
  changes: Change[],
  { problems = view.problems, conflict, choices }: Partial<Draft> = {},
): Draft {
  return { view, changes, data: changed(view.data, changes), problems, conflict, choices };
}

/** The label of a step of the history, and the group that joins letters typed into one field to one step. */
export function stepOf({ view: { file }, changes }: Draft) {
  const [first] = changes;
  const path = first?.path ?? [];
  const named = path.slice(0, path.findLastIndex((part) => typeof part === 'string') + 1);
  // Each photo is a step of its own.
  const isTyped = changes.length === 1 && first?.operation === 'set' && named.at(-1) !== 'src';
  return {
    label: nameOf({ file, path: named }, null),
    ...(isTyped && { group: `${file}#${path.join('/')}` }),
  };
}
