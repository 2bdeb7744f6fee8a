import { expect, test } from 'vitest';
import { pastedLines, type Tidied } from './pasted-lines.ts';

const start = { before: '', areNames: false };
const names = { before: '', areNames: true };

test.each<[string, string, string, Tidied[], Parameters<typeof pastedLines>[1]]>([
  ['bullets', '• Keys kept safe\r\n◦\tOne team', 'Keys kept safe\nOne team', ['marks'], start],
  ['the bullets of Word', '\uF0B7\tOvens\no\tRacks', 'Ovens\nRacks', ['marks'], start],
  ['ticks', '✅ Ovens\n✔️ Racks', 'Ovens\nRacks', ['marks'], start],
  ['dashes and asterisks', '- Ovens\n  * Racks\n\n– Hobs', 'Ovens\nRacks\n\nHobs', ['marks'], start],
  ['numbers from 1', '1. Ovens\n2) Racks', 'Ovens\nRacks', ['marks'], start],
  ['numbers below a heading', 'We clean\n(1) Ovens\n(2) Racks', 'We clean\nOvens\nRacks', ['marks'], start],
  ['marks on lines of their own', '1.\nOvens\n2.\nRacks\n', 'Ovens\nRacks\n', ['marks'], start],
  [
    'a list at the end of a line',
    '• Ovens\n• Racks',
    '\nOvens\nRacks',
    ['marks'],
    { ...start, before: 'Hobs' },
  ],
  ['tabs', 'Ovens\t$40, or less\t', 'Ovens $40, or less', ['tabs'], start],
  ['marks and tabs', '-\tOvens\t$40', 'Ovens $40', ['marks', 'tabs'], start],
  ['rows of a table', 'Albury\tNSW\t2640\nWodonga\t\t', 'Albury\nWodonga', ['cells'], names],
  ['names between commas', 'Albury, Wodonga,Lavington,', 'Albury\nWodonga\nLavington\n', ['commas'], names],
  ['commas in a first cell', '1. Visa, Cash\tyes', 'Visa\nCash', ['marks', 'cells', 'commas'], names],
  ['further names', ', Albury, Wodonga', '\nAlbury\nWodonga', ['commas'], { ...names, before: 'Jindera' }],
  ['a fragment of names', 'North, Bright', 'North\nBright', ['commas'], { ...names, before: 'Albury ' }],
])('%s', (_, pasted, text, done, place) => {
  expect(pastedLines(pasted, place)).toEqual({ text, done });
});

test.each([
  ['numbers that do not begin with 1', '160. That is the price.\n250. For two.', start],
  ['numbers with a gap', '1. Ovens\n3. Racks', start],
  ['years', '2024. The first van', start],
  ['decimals, negative numbers, and words with a dash', '1.5 hours\n-5 degrees\n*Not* on Sundays\n--', start],
  ['commas of sentences', 'Ovens, racks and hobs', start],
  ['a fragment within a line', '- and more -', { ...start, before: 'Ovens' }],
  ['a mark alone', '•', start],
  ['plain names', 'Albury\r\nWodonga\r\n', names],
  ['nothing', '', names],
])('%s stay', (_, pasted, place) => {
  expect(pastedLines(pasted, place)).toEqual({ text: pasted, done: [] });
});
