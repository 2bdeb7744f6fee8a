/** New South Wales and Victoria keep the same time. */
const timeZone = 'Australia/Sydney';
/** Made once, as making one takes longer than all that it writes. */
const offset = new Intl.DateTimeFormat('en-AU', { timeZone, timeZoneName: 'longOffset' });

/**
 * The beginning of a day where the business is, with its offset from UTC.
 * @param day such as 2025-11-03
 * @returns such as 2025-11-03T00:00:00+11:00
 */
export function startOfDay(day: string): string {
  return `${day}T00:00:00${offsetOn(day)}`;
}

/** The day where the business is, such as 2025-11-03; 'en-CA' is the locale that writes it so. */
export function today(now = new Date()): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(now);
}

/** The clock changes at two or three in the night, so midnight of a day in UTC less half a day is safely before. */
function offsetOn(day: string): string {
  const midnight = new Date(Date.parse(`${day}T00:00:00Z`) - 12 * 60 * 60 * 1000);
  return (
    offset
      .formatToParts(midnight)
      .find(({ type }) => type === 'timeZoneName')
      ?.value.replace('GMT', '') ?? '+10:00'
  );
}
