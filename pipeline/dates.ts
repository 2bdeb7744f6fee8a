import { git } from './git.ts';

/** New South Wales and Victoria have the same time. */
const timeZone = 'Australia/Sydney';
/** Swedish dates are written as in ISO 8601. */
const dates = new Intl.DateTimeFormat('sv', { timeZone });
const offsets = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });

/**
 * The start of a day in the business's time zone, with its UTC offset.
 * @param day such as 2025-11-03
 * @returns such as 2025-11-03T00:00:00+11:00
 */
export function startOfDay(day: string): string {
  // At most an hour after midnight, and clocks change later at night.
  const parts = offsets.formatToParts(new Date(`${day}T00:00:00+10:00`));
  const offset = parts.find(({ type }) => type === 'timeZoneName')?.value.replace('GMT', '');
  return `${day}T00:00:00${offset}`;
}

/** Today's date in the business's time zone, such as 2025-11-03. */
export function today(): string {
  return dates.format();
}

/**
 * The date of a folder's current commit, in the business's time zone. Builds compare with it rather than with today, so
 * that a commit always gives the same site. @returns such as 2026-11-03; undefined for a copy without a repository
 */
export function commitDay(root: string): string | undefined {
  const time = git(root, 'log', '-1', '--format=%cI')?.trim();
  return time ? dates.format(new Date(time)) : undefined;
}
