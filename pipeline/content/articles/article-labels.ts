/** Reading speed for the read times, in words per minute. */
const wordsPerMinute = 220;

/** Formats a date such as 2025-11-03 as `Nov 3 2025`. */
export function dateLabel(date: string): string {
  const label = new Date(date).toLocaleDateString('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
  return label.replace(',', '');
}

/** Read time of a text in whole minutes, at least 1. Markdown marks do not count as words. */
export function readMinutes(markdown: string): number {
  const words = markdown.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
  return Math.max(1, Math.round(words / wordsPerMinute));
}
