import type { Business } from '../../src/content/schemas/business.ts';
import { type Weekday, weekdays } from '../../src/content/schemas/hours.ts';
import { problemSentence } from '../content/problems.ts';
import { usualDay, usualTime } from '../content/usual-facts.ts';

/** Hours by day, such as `09:00-17:00`. Closed days are left out. */
type Hours = Map<Weekday, string>;

/** A warning if search engines read different hours than visitors; none if the visitors' wording cannot be parsed. */
export function hoursWarnings({ structuredDataHours, openingHours }: Business): string[] {
  const read: Hours = new Map(
    structuredDataHours.map(({ day, opens, closes }) => [day, `${opens}-${closes}`]),
  );
  const seen = hoursOf(openingHours);
  const different = seen ? weekdays.filter((day) => read.get(day) !== seen.get(day)) : [];
  if (different.length === 0) return [];
  const days = new Intl.ListFormat('en-AU').format(different);
  const remedy = `search engines and visitors see different hours on ${days}. If that is not what you want, enter the same hours here`;
  return [problemSentence('business.yaml', ['structuredDataHours'], remedy)];
}

/** The hours that visitors see, if they are written in a usual way. */
function hoursOf(entries: Business['openingHours']): Hours | undefined {
  const hours: Hours = new Map();
  for (const entry of entries) {
    const days = daysOf(entry.days);
    const time = timeOf(entry.hours);
    if (!days || time === undefined) return undefined;
    for (const day of time === 'closed' ? [] : days) hours.set(day, time);
  }
  return hours;
}

const everyDay = /^(every ?day|daily|7 days|all (days|week))$/;

/** Days such as `Mon-Fri`, `Saturday and Sunday` or `Every day`. */
function daysOf(words: string): Weekday[] | undefined {
  const text = words.trim().toLowerCase();
  if (everyDay.test(text)) return [...weekdays];
  if (/^weekdays$/.test(text)) return weekdays.slice(0, 5);
  if (/^weekends?$/.test(text)) return weekdays.slice(5);
  const days: Weekday[] = [];
  for (const part of text.split(/\s*(?:,|&|\+|\band\b)\s*/)) {
    const [first, last, ...others] = part.split(/\s*(?:[-–—]|\bto\b)\s*/).map(indexOfDay);
    if (first === undefined || first < 0 || (last ?? first) < first || others.length > 0) return undefined;
    days.push(...weekdays.slice(first, (last ?? first) + 1));
  }
  return days;
}

/** The index of a day in the week, by its name or first letters; -1 if it is not a day. */
const indexOfDay = (words: string) => (weekdays as readonly string[]).indexOf(usualDay(words));

/** Times such as `8am-6pm`, `8.30 am to 5 pm` or `09:00-17:00`; undefined if it cannot be read. */
function timeOf(words: string): string | undefined {
  const text = words.trim().toLowerCase();
  if (text === 'closed') return 'closed';
  const times = text.split(/\s*(?:[-–—]|\bto\b|\buntil\b)\s*/).map(usualTime);
  // A bare number could mean morning or evening.
  const areTimes = times.length === 2 && times.every((time) => /^\d\d:\d\d$/.test(time));
  return areTimes ? times.join('-') : undefined;
}
