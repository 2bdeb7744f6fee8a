import type { Change, ChangeRequest, Conflict, FileView, Json, Path, Problem } from '../../api.ts';
import { labelOf } from '../../label-of.ts';
import { changed } from './changes.ts';

/** A file that is being edited: what is written, the changes since, and what is wrong with them. */
export type Draft = {
  view: FileView;
  changes: Change[];
  /** The written data with the changes; for an article also its text. */
  data: Json;
  body: string;
  problems: Problem[];
  conflict?: Conflict;
  /** Whose value stays, where a conflict has asked. */
  choices?: ChangeRequest['choices'];
};

/** A file with changes. @param rest what is wrong with them; by default, what is wrong with the file */
export function draftOf(
  view: FileView,
  changes: Change[],
  { problems, conflict, choices }: Partial<Draft> = {},
): Draft {
  return {
    view,
    changes,
    data: changed(view.data, changes),
    body: bodyOf(changes) ?? view.body ?? '',
    problems: problems ?? view.problems,
    ...(conflict && { conflict }),
    ...(choices && { choices }),
  };
}

/** Whether a change stores a photo that was sent. */
export function hasUpload(changes: Change[]): boolean {
  return JSON.stringify(changes).includes('"upload:');
}

/** Words for the name of a photo's file: `Team Photo` for the photo of the team. */
function photoNameOf(path: Path): string {
  const names = path.filter((part) => typeof part === 'string' && part !== 'src');
  return names.slice(-2).map(String).map(labelOf).join(' ');
}

/** The words of a step of the history, and what joins letters typed into one field to one step. */
export function stepOf(file: string, changes: Change[]) {
  const [first] = changes;
  const path = first?.path ?? [];
  const label = path.findLast((part) => typeof part === 'string');
  const isOne = changes.length === 1 && (first?.operation === 'set' || first?.operation === 'body');
  const isPhoto = hasUpload(changes);
  return {
    label: typeof label === 'string' ? labelOf(label) : 'Text',
    ...(isPhoto && { photoName: photoNameOf(path) }),
    ...(isOne && !isPhoto && { group: `${file}#${path.join('/')}` }),
  };
}

/** The text of an article that the last change gives it. */
export function bodyOf(changes: Change[]): string | undefined {
  return changes.flatMap((change) => (change.operation === 'body' ? [change.value] : [])).at(-1);
}
