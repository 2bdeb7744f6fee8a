const format = new Intl.DateTimeFormat('en-AU', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** Formats a date such as 2026-11-03 as `3 November 2026`, in any time zone. */
export function longDate(day: string): string {
  return format.format(new Date(`${day}T00:00:00Z`));
}
