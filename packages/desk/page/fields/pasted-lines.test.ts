import { expect, test } from 'vitest';
import { pastedLines, type Tidied } from './pasted-lines.ts';

type Row = [pasted: string, text: string, done?: Tidied[], before?: string];
const texts: Row[] = [
  ['• a\r\n◦\tb\n\uF0B7\tc\no\td\n✅ e\n✔️ f\n\n- g\n  * h\n– i', 'a\nb\nc\nd\ne\nf\n\ng\nh\ni'],
  ['We clean\n(1) Ovens\n(2) Racks', 'We clean\nOvens\nRacks'],
  ['1.\nOvens\n2)\nRacks\n', 'Ovens\nRacks\n'],
  ['• Ovens\n• Racks', '\nOvens\nRacks', ['marks'], 'Hobs'],
  ['Ovens\t$40, or less\t', 'Ovens $40, or less', ['tabs']],
  ['-\tOvens\t$40', 'Ovens $40', ['marks', 'tabs']],
  ['ü\ta\n§\tb\na.\tc\nii.\td\nviii.\te', 'a\nb\nc\nd\ne'],
  ['3\tbedrooms', '3 bedrooms', ['tabs']],
];
const names: Row[] = [
  ['Albury\tNSW\t2640\nWodonga\t\t', 'Albury\nWodonga', ['cells']],
  ['Albury, Wodonga,Lavington,', 'Albury\nWodonga\nLavington\n', ['commas']],
  ['2640\tAlbury\tNSW\n3690\tWodonga', 'Albury\nWodonga', ['cells']],
  ['Albury; Wodonga', 'Albury\nWodonga', ['commas']],
  ['1. Visa, Cash\tyes', 'Visa\nCash', ['marks', 'cells', 'commas']],
  [', Albury, Wodonga', '\nAlbury\nWodonga', ['commas'], 'Jindera'],
  ['Albury\r\nWodonga\r\n', 'Albury\r\nWodonga\r\n', []],
];
for (const text of [
  '160. That is the price.\n250. For two.',
  '1. Ovens\n3. Racks',
  '2024. The first van\n1.5 hours\n-5 degrees\n*Not* on Sundays\n--',
  'Ovens, racks and hobs',
  '•',
  '',
])
  texts.push([text, text, []]);
texts.push(['- and more -', '- and more -', [], 'Ovens']);

const table = (areNames: boolean, rows: Row[]) => rows.map((row): [boolean, ...Row] => [areNames, ...row]);
test.each([...table(false, texts), ...table(true, names)])(
  'of names: %s, pasted: %j',
  (areNames, pasted, text, done = ['marks'], before = '') => {
    expect(pastedLines(pasted, { before, areNames })).toEqual({ text, done });
  },
);
