import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { drawNote } from './draw-note.ts';
import { missingSigns } from './glyphs.ts';
import { handOf } from './hand.ts';
import { writeWord } from './write-word.ts';

const hand = { ...handOf('Tess'), loops: true };
const note = { words: 'All done. See you Thursday.', by: 'Tess' };

test('the alphabet has all letters, digits and punctuation of everyday English', () => {
  const everyday =
    'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789.,:;!?\'"‘’“”()-–—…&+/%$£@#*=';
  expect(missingSigns(everyday)).toEqual([]);
  expect(missingSigns('Zoë and José at Ōtara, ça va, Škoda')).toEqual([]);
  expect(missingSigns('Спасибо 🙂')).toEqual(['С', 'п', 'а', 'с', 'и', 'б', 'о', '🙂']);
});

test('repeated letters differ a little; each person has their own handwriting, which never changes', () => {
  const once = (index: number) => JSON.stringify(writeWord('see', hand, index));
  expect(once(1)).toBe(once(1));
  expect(once(1)).not.toBe(once(2));
  const [first = [], second = []] = writeWord('oo', { ...hand, loops: true }, 1).ways;
  expect(JSON.stringify(first)).not.toBe(JSON.stringify(second));
  expect(drawNote(note)).toEqual(drawNote(note));
  expect(handOf('Tess')).not.toEqual(handOf('Jordan'));
});

test('a text of the suggested length makes a drawing of less than two kilobytes when compressed', () => {
  const sent = ({ svg }: { svg: string }) => brotliCompressSync(svg).length;
  const long = { words: 'Windows done. Fed the dog, keys are back', by: 'Anika' };
  for (const each of [note, long, { words: 'Gone.', by: 'Bo' }]) {
    const drawing = drawNote(each);
    expect(drawing && sent(drawing)).toBeLessThan(2000);
    expect(drawing?.svg).not.toMatch(/NaN|Infinity|undefined/);
  }
});

test('the words of a drawing are written one after the other within 900 ms, and stay', () => {
  const { svg = '' } = drawNote(note) ?? {};
  const times = [...svg.matchAll(/animation:(\d+)ms linear (\d+)ms backwards a"/g)].map(
    ([, time, delay]) => ({
      time: Number(time),
      delay: Number(delay),
    }),
  );
  // Five words, the name and its underline.
  expect(times.length).toBeGreaterThanOrEqual(6);
  times.slice(1).forEach(({ delay }, i) => {
    expect(Math.abs(delay - (times[i]?.delay ?? 0) - (times[i]?.time ?? 0))).toBeLessThanOrEqual(1);
  });
  expect((times.at(-1)?.delay ?? 0) + (times.at(-1)?.time ?? 0)).toBeCloseTo(900, -1);
  expect(svg).not.toMatch(/infinite|forwards/);
});

test('a long text is broken into lines, a long word is drawn, and a name may be missing', () => {
  const longest = drawNote({ words: `${'word '.repeat(40)}end.`, by: 'Al' });
  expect(longest?.width).toBeLessThan(900);
  expect(longest?.height).toBeGreaterThan(500);
  expect(drawNote({ words: 'Wodonga', by: '' })?.height).toBeLessThan(150);
  expect(drawNote({ words: 'Pneumonoultramicroscopicsilicovolcanoconiosis', by: 'Al' })).toBeDefined();
});
