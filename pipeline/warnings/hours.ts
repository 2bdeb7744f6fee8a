import type { Business } from '../../src/content/schemas/business.ts';
import { isNight } from '../../src/content/schemas/hours.ts';
import { problemSentence } from '../content/problems.ts';

type Hours = Pick<Business, 'structuredDataHours' | 'openingHours'>;

/**
 * A warning for each time past midnight, and for each of several times on one day, that is not among the hours that
 * visitors see: it may be a mistake.
 */
export function hoursWarnings({ structuredDataHours, openingHours }: Hours): string[] {
  return structuredDataHours.flatMap((opening, index) => {
    const { day, opens, closes } = opening;
    const isOneOfMany = structuredDataHours.some((other) => other !== opening && other.day === day);
    if (!isNight(opening) && !isOneOfMany) return [];
    const times = new RegExp(`${written(opens)}.*${written(closes)}`, 'i');
    if (openingHours.some(({ hours }) => times.test(hours))) return [];
    const span = `${day} from ${opens} to ${closes}${isNight(opening) ? ' on the next day' : ''}`;
    const remedy = `${span} is not in the hours that visitors see: write it there too, or correct it`;
    return [problemSentence('business.yaml', ['structuredDataHours', index], remedy)];
  });
}

/** A pattern for a time such as 18:00 as people write it: 6, 6pm, 6:00 pm, 18.00. */
function written(time: string): string {
  const hour = Number(time.slice(0, 2));
  const minutes = time.slice(3);
  const word = { '00:00': 'midnight|', '12:00': 'noon|midday|' }[time] ?? '';
  const rest = minutes === '00' ? '(?:[:.]?00)?' : `[:.]?${minutes}`;
  return `(?:${word}(?<!\\d)0?(?:${hour}|${hour % 12 || 12})${rest}(?!\\d|[:.]\\d))`;
}
