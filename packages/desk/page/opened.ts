import type { Path } from '../api.ts';
import type { Place } from '../places/marks.ts';

/** What the drawer shows. `focus` is the field to focus. */
export type Opened =
  | { kind: 'form'; file: string; path: Path; focus: Path }
  | { kind: 'places' | 'more' | 'articles' | 'problems' };

/** The place that the page marks for what is opened: a photo at its description. */
export function anchorOf(opened: Opened | undefined): Place | undefined {
  if (opened?.kind !== 'form') return undefined;
  const { file, focus } = opened;
  return { file, path: focus.at(-1) === 'src' ? [...focus.slice(0, -1), 'alt'] : focus };
}
