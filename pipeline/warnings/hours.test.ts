import { expect, test } from 'vitest';
import { testContent } from '../../tests/test-content.ts';
import { hoursWarnings } from './hours.ts';

const copy = await testContent();
const { business } = await copy.load();
await copy.remove();

/** The warning when search engines read Monday to Friday, 8:00 to 18:00, and visitors see these hours. */
function warned(...openingHours: [days: string, hours: string][]): string[] {
  const structuredDataHours = business.structuredDataHours.map(({ day }) => ({
    day,
    opens: '08:00',
    closes: '18:00',
  }));
  return hoursWarnings({
    ...business,
    structuredDataHours,
    openingHours: openingHours.map(([days, hours]) => ({ days, hours })),
  });
}

test.each([
  ['Mon-Fri', '8am-6pm'],
  ['Monday to Friday', '8.00 am – 6 pm'],
  ['Mon, Tue, Wed, Thurs & Fri', '08:00-18:00'],
  ['Weekdays', '8:00am to 6pm'],
  // Unusual spellings are not compared.
  ['By appointment', '8am-6pm'],
  ['Mon-Fri', 'from 8'],
])('the same hours, or hours that cannot be read, are fine: %s %s', (days, hours) => {
  expect(warned([days, hours])).toEqual([]);
});

test('the warning names the days that differ', () => {
  const sentence = (days: string) => [
    `sample/content/business.yaml, structuredDataHours: search engines and visitors see different hours on ${days}. If that is not what you want, enter the same hours here.`,
  ];
  expect(warned(['Mon-Fri', '8am-6pm'], ['Sat', '9am-3pm'])).toEqual(sentence('Saturday'));
  expect(warned(['Mon-Thu', '8am-6pm'], ['Fri', 'closed'])).toEqual(sentence('Friday'));
  expect(warned(['Mon-Fri', '8am-5pm'])).toEqual(sentence('Monday, Tuesday, Wednesday, Thursday and Friday'));
});
