import { expect, test } from 'vitest';
import { testContent } from '../../../tests/support/test-content.ts';
import { setMarks } from './typographic-marks.ts';

test.each([
  ["It's the cleaners' list: 'Don't'.", 'It’s the cleaners’ list: ‘Don’t’.'],
  ['"Clean," ("really") <3', '“Clean,” (“really”) <3'],
  ['“Curved” and ‘set’ – as it’s …', '“Curved” and ‘set’ – as it’s …'],
  ['Wait... 9--5, then --- rest', 'Wait… 9–5, then — rest'],
  [
    "Jo's: o'dea@example.org, 'jo--ann@example.org' or https://example.org/it's--here.",
    "Jo’s: o'dea@example.org, ‘jo--ann@example.org’ or https://example.org/it's--here.",
  ],
  ['A line: -----, dots: .....', 'A line: -----, dots: .....'],
  ['"[[name]]" is C:\\it', '“[[name]]” is C:\\it'],
  [
    'It\'s here: "No worries at all. I\'m right here if you need me." Loading reviews...',
    "It’s here: “No worries at all. I'm right here if you need me.” Loading reviews...",
  ],
])('%s is set as %s', (typed, set) => {
  expect(setMarks(typed)).toBe(set);
});

test('marks are set in copy, but not in addresses', async () => {
  const copy = await testContent();
  await copy.edit('business.yaml', 'tagline: Where', "tagline: It's where");
  await copy.edit('business.yaml', '.com/riverlight-cleaning', ".com/river--light?it's");
  const { business } = await copy.load();
  await copy.remove();
  expect(business.tagline).toBe('It’s where clean feels like calm.');
  expect(business.googleBusinessUrl).toMatch(/river--light\?it's$/);
});
