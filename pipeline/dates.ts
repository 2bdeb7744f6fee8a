import { execFileSync } from 'node:child_process';
import { Temporal } from 'temporal-polyfill';

/** New South Wales and Victoria have the same time. */
const timeZone = 'Australia/Sydney';

/**
 * The start of a day in the business's time zone, with its UTC offset.
 * @param day such as 2025-11-03
 * @returns such as 2025-11-03T00:00:00+11:00
 */
export function startOfDay(day: string): string {
  return Temporal.PlainDate.from(day).toZonedDateTime(timeZone).toString({ timeZoneName: 'never' });
}

/** Today's date in the business's time zone, such as 2025-11-03. */
export function today(): string {
  return Temporal.Now.plainDateISO(timeZone).toString();
}

/**
 * The date of a folder's current commit, in the business's time zone. Builds compare with it rather than with today, so
 * that a commit always gives the same site. @returns such as 2026-11-03; undefined for a copy without a repository
 */
export function commitDay(root: string): string | undefined {
  try {
    const git = ['-C', root, 'log', '-1', '--format=%cI'];
    const time = execFileSync('git', git, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
    return Temporal.Instant.from(time).toZonedDateTimeISO(timeZone).toPlainDate().toString();
  } catch {
    return undefined;
  }
}
