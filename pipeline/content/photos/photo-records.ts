import { readdir } from 'node:fs/promises';
import { type PhotoEdit, shownName } from '@site/photos';
import { contentFiles } from '../../../src/content/schemas/content-files.ts';
import { wideHeroClass, wideHeroMedia } from '../../../src/content/schemas/home.ts';
import type { PhotoRecord } from '../../../src/content/schemas/photos.ts';
import { placeOf } from '../../business/business-folder.ts';
import type { LoadedContent } from '../loaded-content.ts';
import { nearest } from '../nearest.ts';
import { problemSentence } from '../problems.ts';
import { type Focus, focusClass, namedPhotos } from './photos-in.ts';

type Records = Record<string, PhotoRecord>;

/** The edits for packages/photos, by file name, with fractions where records have percent. */
export function photoEdits(records: Records): Map<string, PhotoEdit> {
  const edits = Object.entries(records).flatMap(([name, { turn, crop }]): [string, PhotoEdit][] => {
    if (!turn && !crop) return [];
    const { left = 0, top = 0, width = 100, height = 100 } = crop ?? {};
    const shares = { left: left / 100, top: top / 100, width: width / 100, height: height / 100 };
    return [[name, { ...(turn && { turn }), ...(crop && { crop: shares }) }]];
  });
  return new Map(edits);
}

/**
 * A problem for each record without a photo.
 * @param photosDir the folder of the originals
 * @param added names of photos that are about to be added to it
 */
export async function unknownRecords(
  records: Records,
  photosDir: string,
  added: readonly string[] = [],
): Promise<string[]> {
  const names = [...(await readdir(photosDir).catch(() => [])), ...added];
  const known = new Set(names.map(shownName));
  return Object.keys(records)
    .filter((name) => !known.has(shownName(name)))
    .map((name) => {
      const alike = nearest(name, known);
      const remedy = `${placeOf('photos/')} has no photo with this name: ${alike ? `write ${alike}` : 'correct it'}, or remove this entry`;
      return problemSentence(contentFiles.photos.file, [name], remedy);
    });
}

/**
 * The style sheet of all focuses in some content: each document takes the rules that it uses. They are the variables of
 * the rule that crops photos (`src/ui/layout/Frame.module.css`). The Content-Security-Policy allows no inline styles.
 */
export function focusStyles(content: LoadedContent): string {
  const { photos: records, home } = content;
  const rules = namedPhotos(content).flatMap(({ src, focus = records[src]?.focus }) =>
    focus ? [`.${focusClass(focus)}{${variables(focus)}}`] : [],
  );
  const { src, focus = records[src]?.focus ?? [50, 50] } = home.hero.photo;
  // After the others, because it replaces the focus of the portrait.
  const wide = `@media ${wideHeroMedia}{.${wideHeroClass}{${variables(focus)}}}`;
  return [...new Set(rules)].sort().join('') + wide;
}

const variables = ([x, y]: Focus) => `--x:${x};--y:${y}`;
