const format = new Intl.DateTimeFormat('en-AU', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** Shows a day such as 2026-11-03 as `3 November 2026`, the same in every time zone. */
export function longDate(day: string): string {
  return format.format(new Date(`${day}T00:00:00Z`));
}
