import { retext } from 'retext';
import smartypants from 'retext-smartypants';
import { quotedWords } from './quoted-words.ts';

const curving = retext().use(smartypants, { backticks: false, dashes: false, ellipses: false }).freeze();
const signs: Record<string, string> = { '...': '…', '--': '–', '---': '—' };

/**
 * Curves the straight apostrophes and quotes of a text, except in quoted words and addresses.
 * @returns a text of the same length
 */
export function curveQuotes(text: string): string {
  if (!/['"]/.test(text)) return text;
  const curved = String(curving.processSync(text));
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

/** E-mail addresses and web addresses, which must not change. */
const addresses = /[\p{L}\p{N}][^\s"<>@]*(?:@[\p{L}\p{N}.-]+|:\/\/[^\s"<>]*[\p{L}\p{N}/])/gu;

function isKept(text: string, at: number): boolean {
  const isWithin = (start: number, { length }: string) => at >= start && at < start + length;
  return (
    quotedWords.some((words) => {
      const start = text.lastIndexOf(words, at);
      return start >= 0 && isWithin(start, words);
    }) || [...text.matchAll(addresses)].some(({ 0: address, index }) => isWithin(index, address))
  );
}
