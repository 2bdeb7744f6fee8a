import { diffWordsWithSpace } from 'diff';

/** A part of a text; isChanged: the other text does not have it there, or has other words there. */
export type TextPart = { text: string; isChanged: boolean };

/** In a shorter text, marks would say nothing that the eye does not see. */
const fewestWords = 8;
/** The share of a text that may be marked; with more, the marks would only be noise. */
const largestShare = 0.6;
/** Milliseconds after which two long texts that have little in common are shown without marks. */
const timeout = 300;
/** Words that are shown on each side of a changed place. */
const wordsAround = 25;

/** Two texts in parts, so that the words that changed can be marked in each. */
export function changedWords(before: string, after: string): { before: TextPart[]; after: TextPart[] } {
  const plain = { before: [part(before)], after: [part(after)] };
  if (wordsIn(before) < fewestWords && wordsIn(after) < fewestWords) return plain;
  const pieces = diffWordsWithSpace(before, after, { timeout });
  if (!pieces) return plain;
  // Where the other text alone has words, an empty part holds their place.
  const marked = {
    before: joined(pieces.map(({ value, added, removed }) => part(added ? '' : value, added || removed))),
    after: joined(pieces.map(({ value, added, removed }) => part(removed ? '' : value, added || removed))),
  };
  return isReadable(marked.before) && isReadable(marked.after) ? marked : plain;
}

/**
 * The parts around what changed. A long unchanged text between is left out: there is a null.
 * @param around how many words stay on each side of a changed place
 */
export function excerptOf(parts: TextPart[], around = wordsAround): (TextPart | null)[] {
  if (!parts.some(({ isChanged }) => isChanged)) return parts;
  return parts.flatMap((current, index) => {
    if (current.isChanged) return [current];
    const words = current.text.match(/\s*\S+\s*/g) ?? [];
    const head = index === 0 ? 0 : around;
    const tail = index === parts.length - 1 ? 0 : around;
    // Leaving out a few words would save nothing.
    if (words.length <= head + tail + around) return [current];
    const end = tail > 0 ? words.slice(-tail) : [];
    return [part(words.slice(0, head).join('')), null, part(end.join(''))].filter((one) => one?.text !== '');
  });
}

const part = (text: string, isChanged = false): TextPart => ({ text, isChanged });

const wordsIn = (text: string): number => text.match(/\S+/g)?.length ?? 0;

/** One mark for changed words in a row, with the spaces between them, but not those at its ends. */
function joined(parts: TextPart[]): TextPart[] {
  const isChangedAt = (index: number) => parts[index]?.isChanged ?? false;
  const rows = merged(
    parts.map(({ text, isChanged }, index) => {
      const isBetween = text.trim() === '' && isChangedAt(index - 1) && isChangedAt(index + 1);
      return part(text, isChanged || isBetween);
    }),
  );
  const trimmed = rows.flatMap(({ text, isChanged }) => {
    const [, start = '', marked = '', end = ''] = /^(\s*)(.*?)(\s*)$/s.exec(text) ?? [];
    // Of spaces that changed alone nothing would be left.
    if (!isChanged || marked === '') return [part(text, isChanged)];
    return [part(start), part(marked, true), part(end)];
  });
  return merged(trimmed);
}

/** Parts of one kind in a row as one. */
function merged(parts: TextPart[]): TextPart[] {
  const all: TextPart[] = [];
  for (const { text, isChanged } of parts) {
    const last = all.at(-1);
    if (last?.isChanged === isChanged) last.text += text;
    else if (text !== '' || isChanged) all.push(part(text, isChanged));
  }
  return all;
}

function isReadable(parts: TextPart[]): boolean {
  const count = (all: TextPart[]) => all.reduce((sum, { text }) => sum + text.length, 0);
  return count(parts.filter(({ isChanged }) => isChanged)) <= largestShare * count(parts);
}
