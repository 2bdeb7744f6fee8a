import type { WrittenFile } from '../content/loaded-content.ts';
import { problemSentence } from '../content/problems.ts';
import { textsIn } from '../content/texts-in.ts';

/** How many months ahead a notice may be; the year of a later one is probably wrong. */
const noticeMonths = 13;

/**
 * Warnings about days that are probably wrong: days in the future of reviews, articles, changes of pages and the
 * evidence of claims, and notices more than 13 months ahead.
 * @param day the current day, such as 2026-11-03
 */
export function dateWarnings(written: readonly WrittenFile[], day: string): string[] {
  const last = new Date(day);
  last.setUTCMonth(last.getUTCMonth() + noticeMonths);
  const latest = last.toISOString().slice(0, 10);
  return written.flatMap(({ file, filled }) =>
    textsIn(filled).flatMap(({ value, place }) => {
      if (!/^\d{4}-\d\d-\d\d$/.test(value)) return [];
      const field = String(place.at(-1));
      // ISO dates sort as text.
      if (/^(date|updated|checked)$/.test(field) && value > day)
        return [problemSentence(file, place, 'is in the future: correct it')];
      const isFar = /^(from|until)$/.test(field) && value > latest;
      const far = `is more than ${noticeMonths} months ahead: correct it, unless it is right`;
      return isFar ? [problemSentence(file, place, far)] : [];
    }),
  );
}
