import type { Change, ChangeRequest, Conflict, FileView, Json, Problem } from '../../api.ts';
import { labelOf } from '../../label-of.ts';
import { valueAt } from '../../values.ts';
import { summaryOf } from '../names.ts';
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

/** Whether the changes store an uploaded photo. */
export function hasUpload(changes: Change[]): boolean {
  return JSON.stringify(changes).includes('"upload:');
}

/** Words for the file name of a photo: the title of a new item, or for example `Team Photo` for the photo of the team. */
function photoNameOf(changes: Change[], data: Json): string {
  const added = changes.filter(({ operation }) => operation === 'insert').map(({ path }) => path);
  const title = added.length === 1 ? summaryOf(valueAt(data, added[0] ?? [])) : '';
  const names = changes[0]?.path.filter((part) => typeof part === 'string' && part !== 'src') ?? [];
  return title || names.slice(-2).map(String).map(labelOf).join(' ');
}

/** The label of a step of the history, and the group that joins letters typed into one field to one step. */
export function stepOf({ view: { file }, changes, data }: Draft) {
  const [first] = changes;
  const path = first?.path ?? [];
  const label = path.findLast((part) => typeof part === 'string');
  const isOne = changes.length === 1 && first?.operation === 'set';
  const isPhoto = hasUpload(changes);
  return {
    label: labelOf(String(label)),
    ...(isPhoto && { photoName: photoNameOf(changes, data) }),
    ...(isOne && !isPhoto && { group: `${file}#${path.join('/')}` }),
  };
}
