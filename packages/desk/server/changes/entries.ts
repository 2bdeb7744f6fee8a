import { isDeepStrictEqual } from 'node:util';
import type { Json, Path } from '../../api.ts';
import type { ChangeEntry, ShownValue } from '../../publish-api.ts';
import { valueAt } from '../../values.ts';
import { base } from '../entrance.ts';
import type { FileIds } from '../releases/store.ts';
import { type Difference, differences } from './differences.ts';
import { nameWithin, phraseOf, textOfValue } from './value-words.ts';

/** One version of a content file, published or current. fill: puts facts into a text. */
export type Side = {
  data: Json;
  files: FileIds;
  fill: (text: string) => string;
};

/** A change, and what it takes to undo it. places: the files of a picture, which are undone as a whole */
export type Entry = ChangeEntry & { difference?: Difference; places?: string[] };

/** The address of a small version of a photo; the id names its bytes. */
export function photoAddress(id: string): string {
  return `${base}released-photo?id=${id}`;
}

/** All changes of a content file that is on both sides. */
export function entriesOf(file: string, title: string, before: Side, after: Side): Entry[] {
  return differences(before.data, after.data).map((difference) => {
    const { kind, path, formerPath } = difference;
    const side = kind === 'removed' ? before : after;
    const place = { file, path: kind === 'removed' ? formerPath : path };
    const page = side.fill(title);
    const name = side.fill(nameWithin(title, side.data, place));
    const former = shownOf(before, formerPath, difference.before);
    const later = shownOf(after, path, difference.after);
    const key = String(path.findLast((part) => typeof part === 'string'));
    const phrase = ({ fill }: Side, value: Json | undefined) =>
      phraseOf(key, typeof value === 'string' ? fill(value) : value);
    const what = {
      added: 'added',
      removed: 'removed',
      moved: `now number ${Number(path.at(-1)) + 1}`,
      changed:
        later && 'photo' in later
          ? 'another photo'
          : key === 'body'
            ? 'changed'
            : `${phrase(before, difference.before)} → ${phrase(after, difference.after)}`,
    };
    return {
      id: `${file}#${kind}/${place.path.join('/')}`,
      kind,
      file,
      path,
      title: page,
      name,
      words: `${page} › ${name}: ${what[kind]}`,
      ...(former && { before: former }),
      ...(later && { after: later }),
      difference,
    };
  });
}

/** What people call the parts of a photo's record. */
const looks = { focus: 'centre', turn: 'turn', crop: 'crop' };

/** Photos whose crop, turn or centre has changed. One entry for each, as single numbers mean nothing to people. */
export function looksOf(file: string, title: string, before: Side, after: Side): Entry[] {
  const photos = new Set(differences(before.data, after.data).map(({ path: [photo = ''] }) => photo));
  return [...photos].map((photo) => {
    const path = [photo];
    const [one, other] = [before, after].map(({ data }) => valueAt(data, path));
    const kind = one === undefined ? 'added' : other === undefined ? 'removed' : 'changed';
    const changed = Object.entries(looks).filter(
      ([part]) => !isDeepStrictEqual(valueAt(one, [part]), valueAt(other, [part])),
    );
    return {
      id: `${file}#${photo}`,
      kind: 'changed',
      file,
      path,
      title,
      name: String(photo),
      words: `Photo ${photo}: ${changed.map(([, label]) => label).join(', ')} changed`,
      difference: { kind, path, formerPath: path, before: one, after: other },
    };
  });
}

/** A value to show: the photo that it names, or its texts. */
function shownOf(side: Side, path: Path, value: Json | undefined): ShownValue | undefined {
  if (value === undefined) return undefined;
  const holder = typeof value === 'string' ? valueAt(side.data, path.slice(0, -1)) : value;
  const key = typeof value === 'object' ? 'src' : String(path.at(-1));
  const name = typeof value === 'string' ? value : Object(value).src;
  const id = side.files.get(`photos/${name}`);
  const text = side.fill(textOfValue(key, value));
  if (id === undefined) return { text };
  const { alt, [`${key}Alt`]: ownAlt = alt } = Object(holder);
  return {
    photo: photoAddress(id),
    alt: typeof ownAlt === 'string' ? side.fill(ownAlt) : '',
    ...(typeof value !== 'string' && text && { text }),
  };
}
