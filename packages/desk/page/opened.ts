import type { Body, Path } from '../api.ts';
import type { Place } from '../places/marks.ts';

/** What the drawer shows. `focus` is the field to focus; tick: of the task that was opened */
export type Opened =
  | { kind: 'form'; file: string; path: Path; focus: Path; tick?: Task['tick'] }
  | { kind: 'places' | 'more' | 'articles' | 'problems' }
  | { kind: 'message'; text: string };

/** A place that has to be seen. tick: says that it is right as it is */
export type Task = Place & { tick?: Body<'accept'> | undefined };

/** The place that the page marks for what is opened: a photo at its description. */
export function anchorOf(opened: Opened | undefined): Place | undefined {
  if (opened?.kind !== 'form') return undefined;
  const { file, focus } = opened;
  return { file, path: focus.at(-1) === 'src' ? [...focus.slice(0, -1), 'alt'] : focus };
}
