/** What was done to pasted text; `words.pasted` says it. */
export type Tidied = 'marks' | 'cells' | 'commas' | 'tabs';

/** A sign before an item of a list, also one of a word processor's own fonts. Some signs need a space after them. */
const sign = /^\s*(?:[•‣◦⁃∙·▪▫■□●○◆◇➢➤►▶✓✔✅☐☑\uF020-\uF0FF]\uFE0F?|[-–*](?=\s|$)|o(?=\t))\s*/;
const number = /^\s*\(?(\d+)[.)](?:\s+|$)/;

/** Finds the mark of a line. Numbers are marks only if they count up from 1: others are part of the text, such as years. */
function markFinder(lines: readonly string[]) {
  const numbers = lines.flatMap((line) => number.exec(line)?.[1] ?? []);
  const isCounted = numbers.every((written, index) => Number(written) === index + 1);
  return (line: string) => (sign.exec(line) ?? (isCounted ? number.exec(line) : null))?.[0] ?? '';
}

/**
 * Text from the clipboard as lines of a list, each with one item: without the marks of the list that it was. Names, such
 * as suburbs, are the first cell of each row, and what commas divide. Other texts keep their commas, and a tab is a space.
 * @param before what the line already has where the text goes: less than a line that goes on there keeps its marks
 * @returns done: empty if there is nothing to do
 */
export function pastedLines(
  pasted: string,
  { before, areNames }: { before: string; areNames: boolean },
): { text: string; done: Tidied[] } {
  const lines = pasted.trimEnd().split(/\r\n?|[\n\u2028\u2029]/);
  const goesOn = before.trim() !== '';
  const markOf = goesOn && lines.length === 1 ? () => '' : markFinder(lines);
  const done = new Set<Tidied>();
  const items = lines.flatMap((line) => {
    const mark = markOf(line);
    const rest = line.slice(mark.length);
    if (mark) done.add('marks');
    // Copied from a PDF, a mark may have a line of its own.
    if (mark && !rest.trim()) return [];
    if (!areNames) {
      if (rest.includes('\t')) done.add('tabs');
      return [rest.replace(/ *\t\s*/g, ' ')];
    }
    const [names = '', ...otherCells] = rest.trim().split('\t');
    if (otherCells.some((cell) => cell.trim())) done.add('cells');
    if (names.includes(',')) done.add('commas');
    return names.split(',').map((name) => name.trim());
  });
  const text = (areNames ? items.filter(Boolean) : items).join('\n');
  // Marks alone are what somebody wants to write.
  if (done.size === 0 || !text.trim()) return { text: pasted, done: [] };
  // What stands before and after it stays on lines of its own.
  const startsItem = markOf(lines[0] ?? '') !== '' || (areNames && /^\s*,/.test(pasted));
  const endsItem = (areNames ? /[,\r\n]\s*$/ : /[\r\n]\s*$/).test(pasted);
  return { text: `${goesOn && startsItem ? '\n' : ''}${text}${endsItem ? '\n' : ''}`, done: [...done] };
}
