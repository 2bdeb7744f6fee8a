import type { WrittenFile } from '../content/loaded-content.ts';
import { problemSentence } from '../content/problems.ts';
import { textsIn } from '../content/texts-in.ts';

/** How many months ahead a notice may be; the year of a later one is probably wrong. */
const noticeMonths = 13;

/**
 * Warnings about days that are probably wrong: days in the future on which something was written or checked, and notices
 * more than 13 months ahead.
 * @param day the current day, such as 2026-11-03
 */
export function dateWarnings(written: readonly WrittenFile[], day: string): string[] {
  const passed = { latest: day, remedy: 'is in the future: correct it' };
  const near = {
    latest: monthsAfter(day, noticeMonths),
    remedy: `is more than ${noticeMonths} months ahead: correct it, unless it is right`,
  };
  const rules = new Map<unknown, typeof near>([
    // Of reviews, articles, pages, and the evidence of claims.
    ...['date', 'updated', 'checked'].map((field) => [field, passed] as const),
    // Of notices.
    ...['from', 'until'].map((field) => [field, near] as const),
  ]);
  return written.flatMap(({ file, filled }) =>
    textsIn(filled).flatMap(({ value, place }) => {
      const rule = rules.get(place.at(-1));
      // ISO dates sort as text. Other fields may have these names, too.
      const isLate = rule && /^\d{4}-\d\d-\d\d$/.test(value) && value > rule.latest;
      return isLate ? [problemSentence(file, place, rule.remedy)] : [];
    }),
  );
}

/** The same day some months later, which need not exist: such as 2026-02-31. */
function monthsAfter(day: string, months: number): string {
  const [year = 0, month = 1] = day.split('-').map(Number);
  const count = year * 12 + month - 1 + months;
  return `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, '0')}${day.slice(7)}`;
}
