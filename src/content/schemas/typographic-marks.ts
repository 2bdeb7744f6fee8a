import { retext } from 'retext';
import smartypants from 'retext-smartypants';
import { quotedWords } from './quoted-words.ts';

const curving = retext().use(smartypants, { backticks: false, dashes: false, ellipses: false }).freeze();
const signs: Record<string, string> = { '...': '…', '--': '–', '---': '—' };

/** An apostrophe at the start of a word that is short for a longer one, such as 'til, 'twas and the one in rock 'n' roll. */
const elision =
  /(?<![\p{L}\p{N}])'(?=(?:t(?:il|is|was|were|will|would)|n|em|(?:bout|cause|round)(?!'))(?![\p{L}\p{N}]))/giu;

/**
 * Curves the straight apostrophes and quotes of a text, except in quoted words and addresses.
 * @returns a text of the same length
 */
export function curveQuotes(text: string): string {
  if (!/['"]/.test(text)) return text;
  const curved = String(curving.processSync(text.replace(elision, '’')));
  return text.replace(/['"]/g, (mark, at: number) => (isKept(text, at) ? mark : (curved[at] ?? mark)));
}

/** Turns `...` into an ellipsis, `--` into a dash and `---` into a long dash, except in quoted words and addresses. */
export function setDotsAndDashes(text: string): string {
  return text.replace(/(?<!\.)\.{3}(?!\.)|(?<!-)-{2,3}(?!-)/g, (found, at: number) =>
    isKept(text, at) ? found : (signs[found] ?? found),
  );
}

/** Replaces what an owner types on a keyboard: straight apostrophes and quotes, three dots, hyphens for dashes. */
export function setMarks(text: string): string {
  return setDotsAndDashes(curveQuotes(text));
}

/** E-mail and web addresses, also without https:// or with two hyphens in a name, and paths. They must not change. */
const addresses = new RegExp(
  [
    '[\\p{L}\\p{N}][^\\s"<>@]*(?:@[\\p{L}\\p{N}.-]+|://[^\\s"<>]*[\\p{L}\\p{N}/])',
    '(?:www\\.|(?<![^\\s(“‘])/|(?<![\\p{L}\\p{N}-])[\\p{L}\\p{N}-]+(?:\\.[a-z]{2,})+/)[^\\s"<>]*[\\p{L}\\p{N}/]',
    '[\\p{L}\\p{N}]+--[\\p{L}\\p{N}.-]*\\.[a-z]{2,}(?!\\p{L})',
  ].join('|'),
  'gu',
);

function isKept(text: string, at: number): boolean {
  const isWithin = (start: number, { length }: string) => at >= start && at < start + length;
  return (
    quotedWords.some((words) => {
      const start = text.lastIndexOf(words, at);
      return start >= 0 && isWithin(start, words);
    }) || [...text.matchAll(addresses)].some(({ 0: address, index }) => isWithin(index, address))
  );
}
