import { Temporal } from 'temporal-polyfill';
import type { Business } from '../../src/content/schemas/business.ts';
import { problemSentence } from '../content/problems.ts';

/** Days before the end of security.txt from which there is a warning. */
const notice = 30;

/**
 * A warning if security.txt has ended, ends soon or, against RFC 9116, only after more than a year. It never stops a
 * build: a commit gives the same site on any day.
 * @param day the current day, such as 2026-11-03
 */
export function securityWarnings({ security: { expires } }: Business, day: string): string[] {
  if (!expires) return [];
  const today = Temporal.PlainDate.from(day);
  const warn = (fault: string) => {
    const remedy = 'check that somebody reads messages to the contact, then write a day within a year';
    return [problemSentence('business.yaml', ['security', 'expires'], `${expires} ${fault}: ${remedy}`)];
  };
  // ISO dates sort as text.
  if (expires <= day) return warn('has passed, so the contact is no longer valid');
  if (expires <= today.add({ days: notice }).toString()) return warn('is soon');
  if (expires > today.add({ years: 1 }).toString()) return warn('is more than a year away');
  return [];
}
