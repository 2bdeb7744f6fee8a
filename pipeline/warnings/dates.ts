import type { WrittenFile } from '../content/loaded-content.ts';
import { problemSentence } from '../content/problems.ts';
import { textsIn } from '../content/texts-in.ts';

/**
 * Warnings about days that are probably wrong: days in the future of reviews, articles, changes of pages and the
 * evidence of claims, and notices more than 13 months ahead.
 * @param day the current day, such as 2026-11-03
 */
export function dateWarnings(written: readonly WrittenFile[], day: string): string[] {
  const last = new Date(day);
  last.setUTCMonth(last.getUTCMonth() + 13);
  const far = 'is more than 13 months ahead: correct it, unless it is right';
  const rules: [fields: RegExp, latest: string, whatToDo: string][] = [
    [/^(?:date|updated|checked)$/, day, 'is in the future: correct it'],
    [/^(?:from|until)$/, last.toISOString().slice(0, 10), far],
  ];
  return written.flatMap(({ file, filled }) =>
    textsIn(filled)
      .filter(({ value }) => /^\d{4}-\d\d-\d\d$/.test(value))
      .flatMap(({ value, place }) =>
        rules
          // ISO dates sort as text.
          .filter(([fields, latest]) => fields.test(String(place.at(-1))) && value > latest)
          .map(([, , whatToDo]) => problemSentence(file, place, whatToDo)),
      ),
  );
}
