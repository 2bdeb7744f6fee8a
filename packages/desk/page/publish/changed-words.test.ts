import { expect, test } from 'vitest';
import { changedWords, excerptOf, type TextPart } from './changed-words.ts';

const shown = (parts: (TextPart | null)[]) =>
  parts.map((one) => (one === null ? ' … ' : one.isChanged ? `[${one.text}]` : one.text)).join('');

test('in a long text the words that changed are marked, in a row as one', () => {
  const before = 'We clean homes and small offices in Albury with plant-based products every week.';
  const after = 'We clean homes and large sunny offices in Albury with plant-based products every day.';
  const parts = changedWords(before, after);
  expect(shown(parts.before)).toBe(before.replace('small', '[small]').replace('week', '[week]'));
  expect(shown(parts.after)).toBe(after.replace('large sunny', '[large sunny]').replace('day', '[day]'));
});

test('where words were only added, the text before is cut at the same place', () => {
  const before = `Start. ${'Same words again. '.repeat(30)}`;
  const { before: former, after } = changedWords(before, before.replace('Start.', 'Start here.'));
  expect(shown(excerptOf(former, 3))).toBe('Start[]. Same words  … ');
  expect(shown(excerptOf(after, 3))).toBe('Start [here]. Same words  … ');
});

test('short texts and texts with little in common stay without marks', () => {
  expect(changedWords('from $250', 'from $270').after).toEqual([{ text: 'from $270', isChanged: false }]);
  const before = 'Nothing of this sentence stays where it was before the owner came.';
  const after = 'Ring us on any weekday, and somebody kind picks up within a minute!';
  expect(shown(changedWords(before, after).after)).toBe(after);
});

test('the marked texts are the texts, whatever they are', () => {
  const texts = ['', ' ', 'one\n\ntwo three four five six seven eight nine', `${'word '.repeat(40)}end`];
  for (const before of texts)
    for (const after of texts) {
      const parts = changedWords(before, after);
      expect(parts.before.map(({ text }) => text).join('')).toBe(before);
      expect(parts.after.map(({ text }) => text).join('')).toBe(after);
    }
});

test('of a long text only what is around the changed words is shown', () => {
  const parts: TextPart[] = [
    { text: 'a b c d e f g h ', isChanged: false },
    { text: 'new', isChanged: true },
    { text: ' i j k l m n o p q', isChanged: false },
    { text: ' more', isChanged: true },
    { text: ' r s', isChanged: false },
  ];
  expect(shown(excerptOf(parts, 2))).toBe(' … g h [new] i j  … p q[ more] r s');
  expect(excerptOf(parts, 20)).toEqual(parts);
  const plain = [{ text: 'a b c d e f', isChanged: false }];
  expect(excerptOf(plain, 1)).toEqual(plain);
});
