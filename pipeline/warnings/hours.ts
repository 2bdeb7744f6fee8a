import type { Business } from '../../src/content/schemas/business.ts';
import { isNight } from '../../src/content/schemas/hours.ts';
import { problemSentence } from '../content/problems.ts';

type Hours = Pick<Business, 'structuredDataHours' | 'openingHours'>;

/**
 * A warning for each time past midnight, and for each of several times on one day, that is not among the hours that
 * visitors see: it may be a mistake.
 */
export function hoursWarnings({ structuredDataHours, openingHours }: Hours): string[] {
  const seen = openingHours.map(({ hours }) =>
    [...hours.replace(/midnight|noon|midday/gi, '12').matchAll(/(\d{1,2}?)[:.]?(\d\d)?(?!\d)/g)]
      .map(([, hour, minutes]) => onClock(hour, minutes))
      .join(' '),
  );
  return structuredDataHours.flatMap((opening, index) => {
    const { day, opens, closes } = opening;
    const isOneOfMany = structuredDataHours.some((other) => other !== opening && other.day === day);
    const times = [opens, closes].map((time) => onClock(...time.split(':'))).join(' ');
    if (!(isNight(opening) || isOneOfMany) || seen.some((text) => text.includes(times))) return [];
    const span = `${day} from ${opens} to ${closes}${isNight(opening) ? ' on the next day' : ''}`;
    const remedy = `the hours that visitors see do not say ${span}: write it there too, or correct it`;
    return [problemSentence('business.yaml', ['structuredDataHours', index], remedy)];
  });
}

/** A time as a clock shows it, without morning or afternoon: 06:00 for 18:00 and 6pm. */
const onClock = (hour = '', minutes = '00') => `${String(Number(hour) % 12).padStart(2, '0')}:${minutes}`;
