import * as z from 'zod';
import { date, text } from './parts.ts';

const clockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time such as 09:00');
/** The days of a week, as structured data name them. */
export const weekdays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

/** The desk links the visitors' hours and the search engines' hours to each other, because they should agree. */
const seenToo = { seeAlso: 'business.yaml#openingHours' };
const readToo = { seeAlso: 'business.yaml#structuredDataHours' };

type Opening = { day: (typeof weekdays)[number]; opens: string; closes: string };

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** Whether a business closes at midnight, or on the next day within 12 hours: after more, the times were swapped. */
const isNight = ({ opens, closes }: Opening) =>
  opens > closes && (closes === '00:00' || minutesOf(opens) - minutesOf(closes) >= 12 * 60);

/** Whether two times of one day have a minute in common. */
function overlap(one: Opening, other: Opening): boolean {
  const [end, otherEnd] = [one, other].map((opening) => (isNight(opening) ? '24:00' : opening.closes));
  return one.day === other.day && one.opens < `${otherEnd}` && other.opens < `${end}`;
}

/** The hours of each day, for search engines: a day may have several times, and end after midnight. */
export const structuredDataHours = z
  .array(
    z
      .strictObject({
        day: z.enum(weekdays),
        opens: clockTime.describe('24-hour time, such as 09:00.'),
        closes: clockTime.describe('24-hour time, such as 17:00, or 02:00 for two hours after midnight.'),
      })
      .refine((opening) => opening.opens < opening.closes || isNight(opening), {
        path: ['closes'],
        error: 'must be later than the time at which you open, or after midnight and within 12 hours of it',
      })
      .meta(seenToo),
  )
  .min(1)
  .max(2 * weekdays.length)
  .superRefine((all, { addIssue }) => {
    for (const [index, one] of all.entries())
      if (all.slice(0, index).some((other) => overlap(one, other)))
        addIssue({
          code: 'custom',
          path: [index, 'day'],
          message: `"${one.day}" already has hours at that time: choose another day or time, or remove one of the two`,
        });
  })
  .meta({ ...seenToo, title: 'Hours that search engines read' })
  .describe(
    'Your hours on each day you are open, for search engines. Add a day twice if you close in between.',
  );

/** The hours that visitors see, as free text. */
export const openingHours = z
  .array(z.strictObject({ days: text, hours: text }).meta(readToo))
  .min(1)
  .meta({ ...readToo, title: 'Hours that visitors see' })
  .describe('Hours that visitors see on the contact page, in your words, such as Mon-Fri and 8am-6pm.');

/** Closed days and other news with a last day. */
export const notices = z
  .array(
    z
      .strictObject({
        from: date,
        until: date.describe('The last day.'),
        words: text
          .meta({ suggestedLength: 120 })
          .describe('Such as: Closed for the holidays. Pages show the days in front of it.'),
        closed: z.boolean().describe('Whether you are closed on these days.'),
      })
      .refine(({ from, until }) => from <= until, {
        path: ['until'],
        error: 'must not be before the first day',
      }),
  )
  .default([])
  .describe('Closed days and other news. Every page shows each until its last day has passed.');
