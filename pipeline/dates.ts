import { Temporal } from 'temporal-polyfill';

/** New South Wales and Victoria keep the same time. */
const timeZone = 'Australia/Sydney';

/**
 * The beginning of a day where the business is, with its offset from UTC.
 * @param day such as 2025-11-03
 * @returns such as 2025-11-03T00:00:00+11:00
 */
export function startOfDay(day: string): string {
  return Temporal.PlainDate.from(day).toZonedDateTime(timeZone).toString({ timeZoneName: 'never' });
}

/** The day where the business is, such as 2025-11-03. */
export function today(): string {
  return Temporal.Now.plainDateISO(timeZone).toString();
}
