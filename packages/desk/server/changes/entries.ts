import type { Json, Path } from '../../api.ts';
import { nameOf, summaryOf } from '../../page/names.ts';
import type { ChangeEntry, ShownValue } from '../../publish-api.ts';
import { base } from '../entrance.ts';
import type { FileIds } from '../releases/store.ts';
import { valueAt } from '../text/apply.ts';
import { type Difference, differences } from './differences.ts';
import { phraseOf, subjectOf, textOfValue, whereOf } from './value-words.ts';

/** A content file on one side: as it was published, or as it stands. fill: puts facts into a text. */
export type Side = {
  data: Json;
  body?: string;
  files: FileIds;
  fill: (text: string) => string;
};

/** A change with what undoing it needs. */
export type Entry = ChangeEntry & { difference?: Difference };

/** The address of a photo as it is on one side, small; the id names its bytes. */
export function photoAddress(id: string): string {
  return `${base}released-photo?id=${id}`;
}

/** All changes of a content file that is on both sides. */
export function entriesOf(file: string, title: string, before: Side, after: Side): Entry[] {
  const found = differences(before.data, after.data).map((difference) =>
    entryOf(file, title, before, after, difference),
  );
  if (before.body === after.body) return found;
  const texts = { before: { text: before.body ?? '' }, after: { text: after.body ?? '' } };
  const words = `${title}, text: changed`;
  const place = { file, path: ['body'], where: title, name: 'Text' };
  return [...found, { id: `${file}#body`, kind: 'changed', ...place, words, ...texts }];
}

function entryOf(file: string, title: string, before: Side, after: Side, difference: Difference): Entry {
  const { kind, path, formerPath } = difference;
  const side = kind === 'removed' ? before : after;
  const place = kind === 'removed' ? formerPath : path;
  const item = typeof place.at(-1) === 'number' ? summaryOf(valueAt(side.data, place) as Json) : '';
  const name = side.fill(item || nameOf({ file, path: place }, side.data));
  const former = shownOf(before, formerPath, difference.before);
  const later = shownOf(after, path, difference.after);
  return {
    id: `${file}#${kind}/${place.join('/')}`,
    kind,
    file,
    path,
    where: side.fill(whereOf(title, side.data, { file, path: place })),
    name,
    words: wordsOf(file, title, before, after, difference, name),
    ...(former && { before: former }),
    ...(later && { after: later }),
    difference,
  };
}

function wordsOf(
  file: string,
  title: string,
  before: Side,
  after: Side,
  difference: Difference,
  name: string,
): string {
  const { kind, path, formerPath } = difference;
  const side = kind === 'removed' ? before : after;
  const place = kind === 'removed' ? formerPath : path;
  const subject = side.fill(subjectOf(title, side.data, { file, path: place }));
  const isItem = typeof place.at(-1) === 'number';
  if (kind === 'moved') return `${subject}: “${name}” is now number ${Number(path.at(-1)) + 1}`;
  if (kind !== 'changed') return `${subject}: ${isItem ? `“${name}” ` : ''}${kind}`;
  if ('photo' in Object(shownOf(after, path, difference.after))) return `${subject}: another photo`;
  const key = String(path.findLast((part) => typeof part === 'string'));
  const [former, later] = [
    phraseOf(key, filled(before, difference.before)),
    phraseOf(key, filled(after, difference.after)),
  ];
  return `${subject}: ${former} → ${later}`;
}

function filled(side: Side, value: Json | undefined): Json | undefined {
  return typeof value === 'string' ? side.fill(value) : value;
}

/** A value for people: the photo that it names, else its texts. */
function shownOf(side: Side, path: Path, value: Json | undefined): ShownValue | undefined {
  if (value === undefined) return undefined;
  const holder = typeof value === 'string' ? valueAt(side.data, path.slice(0, -1)) : value;
  const key = typeof value === 'object' ? 'src' : String(path.at(-1));
  const name = typeof value === 'string' ? value : Object(value).src;
  const id = side.files.get(`photos/${name}`);
  if (id === undefined) return { text: side.fill(textOfValue(key, value)) };
  const { alt, [`${key}Alt`]: ownAlt = alt } = Object(holder);
  const text = typeof value === 'string' ? '' : side.fill(textOfValue(key, value));
  return {
    photo: photoAddress(id),
    alt: typeof ownAlt === 'string' ? side.fill(ownAlt) : '',
    ...(text && { text }),
  };
}
