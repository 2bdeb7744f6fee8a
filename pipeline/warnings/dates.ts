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
  const remedyOf = (field: string, value: string) => {
    // ISO dates sort as text.
    if (/^(date|updated|checked)$/.test(field) && value > day) return ['is in the future: correct it'];
    const isFar = /^(from|until)$/.test(field) && value > latest;
    return isFar ? [`is more than ${noticeMonths} months ahead: correct it, unless it is right`] : [];
  };
  return written.flatMap(({ file, filled }) =>
    textsIn(filled)
      .filter(({ value }) => /^\d{4}-\d\d-\d\d$/.test(value))
      .flatMap(({ value, place }) =>
        remedyOf(String(place.at(-1)), value).map((remedy) => problemSentence(file, place, remedy)),
      ),
  );
}
