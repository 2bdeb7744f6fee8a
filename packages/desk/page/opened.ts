import type { Path } from '../api.ts';
import { pageFacts } from '../page-facts.ts';
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

type Entry = { file: string; route?: string };

/** The address of the page that shows a place; undefined if no page does, or all do. @param files all content files */
export function routeOf({ file, path }: Place, files: readonly Entry[] = []): string | undefined {
  const shown = pageFacts().fieldPages.find(
    (one) => one.file === file && (one.field === undefined || path.includes(one.field)),
  );
  return shown?.route ?? files.find((one) => one.file === file)?.route;
}
