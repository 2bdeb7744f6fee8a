import { interpolate } from './interpolate.ts';
import { longDate } from './long-date.ts';

/**
 * The days of a notice as text: one day, or both ends.
 * @param between such as `{from} to {to}`
 */
export function noticeDays({ from, until }: { from: string; until: string }, between: string): string {
  if (from === until) return longDate(from);
  return interpolate(between, { from: longDate(from), to: longDate(until) });
}
