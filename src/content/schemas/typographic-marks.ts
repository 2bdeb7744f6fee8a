import { retext } from 'retext';
import smartypants from 'retext-smartypants';
import { quotedWords } from './quoted-words.ts';

const curving = retext().use(smartypants, { backticks: false, dashes: false, ellipses: false }).freeze();
const signs: Record<string, string> = { '...': '…', '--': '–', '---': '—' };

/**
 * Curves the straight apostrophes and quotes of a text, except those of quoted words and addresses.
 * @returns a text of the same length
 */
export function curveQuotes(text: string): string {
  if (!/['"]/.test(text)) return text;
  const curved = String(curving.processSync(text));
  return text.replace(/['"]/g, (mark, at: number) => (isKept(text, at) ? mark : (curved[at] ?? mark)));
}

/** Sets three dots as an ellipsis, two hyphens as a dash and three as a long one, except those of quoted words and addresses. */
export function setDotsAndDashes(text: string): string {
  return text.replace(/(?<!\.)\.{3}(?!\.)|(?<!-)-{2,3}(?!-)/g, (found, at: number) =>
    isKept(text, at) ? found : (signs[found] ?? found),
  );
}

/** Sets the marks that an owner types straight: apostrophes, quotes, three dots and dashes. */
export function setMarks(text: string): string {
  return setDotsAndDashes(curveQuotes(text));
}

/** E-mail addresses and web addresses, in which each sign counts. */
const addresses = /[\p{L}\p{N}][^\s"<>@]*(?:@[\p{L}\p{N}.-]+|:\/\/[^\s"<>]*[\p{L}\p{N}/])/gu;

function isKept(text: string, at: number): boolean {
  const isWithin = (start: number, { length }: string) => at >= start && at < start + length;
  return (
    quotedWords.some(({ words }) => {
      const start = text.lastIndexOf(words, at);
      return start >= 0 && isWithin(start, words);
    }) || [...text.matchAll(addresses)].some(({ 0: address, index }) => isWithin(index, address))
  );
}
