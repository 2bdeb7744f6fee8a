/** Reading speed behind the read times, in words a minute. */
const wordsPerMinute = 220;

/** Shows a date such as 2025-11-03 as `Nov 3 2025`. */
export function dateLabel(date: string): string {
  const shown = new Date(date).toLocaleDateString('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
  return shown.replace(',', '');
}

/** Whole minutes that a text takes to read; Markdown marks do not count as words. */
export function readMinutes(markdown: string): number {
  const words = markdown.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
  return Math.max(1, Math.round(words / wordsPerMinute));
}
