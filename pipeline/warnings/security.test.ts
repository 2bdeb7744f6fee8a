import { afterEach, beforeEach, expect, test } from 'vitest';
import { type TestContent, testContent } from '../../tests/test-content.ts';
import { contentWarnings } from './warnings.ts';

const file = 'business.yaml';
let content: TestContent;
beforeEach(async () => {
  content = await testContent();
});
afterEach(() => content.remove());

const securityIs = (contact: string, expires: string) =>
  content.edit(file, '  contact: null\n  expires: null', `  contact: ${contact}\n  expires: ${expires}`);

test.each([
  ['hello', '2027-01-31', ', contact: must be an e-mail address, or a web address that starts with https://'],
  [
    'http://calm.example',
    '2027-01-31',
    ', contact: must be an e-mail address, or a web address that starts with https://',
  ],
  ['it@calm.example', 'soon', ', expires: must be a date such as 2025-11-03'],
  ['it@calm.example', '2027-02-30', ', expires: must be a date such as 2025-11-03'],
  ['it@calm.example', 'null', ': needs both contact and expires: fill in both, or leave both empty'],
])('contact %s with the day %s is a problem', async (contact, expires, sentence) => {
  await securityIs(contact, expires);
  expect(await content.problems()).toEqual([`content/${file}, security${sentence}.`]);
});

test('the day in security.txt causes a warning if it is past, soon or too far away', async () => {
  await securityIs('it@calm.example', '2027-01-31');
  const loaded = await content.load();
  const warningsOn = (day: string) =>
    contentWarnings({ content: loaded, written: [], photos: new Map(), day }).filter((line) =>
      line.includes('security, expires'),
    );
  const warning = (fault: string) => [
    `content/${file}, security, expires: 2027-01-31 ${fault}: check that somebody reads messages to the contact, then write a day within a year.`,
  ];
  expect(warningsOn('2026-01-30')).toEqual(warning('is more than a year away'));
  expect(warningsOn('2026-01-31')).toEqual([]);
  expect(warningsOn('2026-12-31')).toEqual([]);
  expect(warningsOn('2027-01-01')).toEqual(warning('is soon'));
  expect(warningsOn('2027-01-30')).toEqual(warning('is soon'));
  expect(warningsOn('2027-01-31')).toEqual(warning('has passed, so the contact is no longer valid'));
});

test('without the two settings, or with a file that lacks them, there is no warning', async () => {
  const source = await content.read(file);
  await content.write(file, source.slice(0, source.indexOf('# The web address of a service that collects')));
  const { business } = await content.load();
  expect(business).toMatchObject({ reporting: null, security: { contact: null, expires: null } });
});
