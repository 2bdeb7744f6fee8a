/** What was done to pasted text; `words.pasted` says it. */
export type Tidied = 'marks' | 'cells' | 'commas' | 'tabs';

/**
 * A sign before an item of a list. Some signs need a space after them, and those of a word processor's own fonts, such as ü
 * for a tick, and letters a tab.
 */
const sign =
  /^\s*(?:[•‣◦⁃∙·▪▫■□●○◆◇➢➤►▶✓✔✅☐☑\uF020-\uF0FF]\uFE0F?|[-–*](?=\s|$)|(?:[^\s\d]{1,2}|[a-z]{2,4}[.)])(?=\t))\s*/;
const number = /^\s*\(?(\d+)[.)](?:\s+|$)/;

/**
 * Text from the clipboard as lines of a list, each with one item: without the marks of the list that it was. Numbers are
 * marks only if they count up from 1: others are part of the text, such as years. Names, such as suburbs, are the first
 * cell of each row that isn't a number, and what commas or semicolons divide. Other texts keep their commas, and a tab is a space.
 * @param before what the line already has where the text goes: less than a line that goes on there keeps its marks
 * @returns done: empty if there is nothing to do
 */
export function pastedLines(
  pasted: string,
  { before, areNames }: { before: string; areNames: boolean },
): { text: string; done: Tidied[] } {
  const lines = pasted.split(/\r\n?|[\n\u2028\u2029]/).map((line) => line.trimEnd());
  const goesOn = before.trim() !== '';
  const numbers = lines.flatMap((line) => number.exec(line)?.[1] ?? []);
  const isCounted = numbers.every((written, index) => Number(written) === index + 1);
  const isFragment = goesOn && lines.length === 1;
  const marks = isFragment ? [] : isCounted ? [sign, number] : [sign];
  const markOf = (line: string) => marks.map((mark) => mark.exec(line)?.[0]).find(Boolean) ?? '';
  const done = new Set<Tidied>();
  const items = lines.flatMap((line) => {
    const mark = markOf(line);
    const rest = line.slice(mark.length);
    if (mark) done.add('marks');
    // Copied from a PDF, a mark may have a line of its own.
    if (mark && !rest) return [];
    const cells = areNames ? rest.trim().split('\t') : [rest];
    if (cells.length > 1) done.add('cells');
    // A first column of numbers has none of names.
    const first = cells.find((cell) => /\D/.test(cell)) ?? '';
    if (areNames && /[,;]/.test(first)) done.add('commas');
    if (first.includes('\t')) done.add('tabs');
    return areNames ? first.split(/[,;]/).map((name) => name.trim()) : [first.replace(/ *\t\s*/g, ' ')];
  });
  // Marks alone are what somebody wants to write.
  if (done.size === 0 || !items.join('')) return { text: pasted, done: [] };
  const isNewLine = goesOn && markOf(lines[0] ?? '') !== '';
  return { text: (isNewLine ? '\n' : '') + items.join('\n'), done: [...done] };
}
