import { expect, test } from 'vitest';
import { filesToCheck, findRetiredWords } from './check-words.ts';
import { retiredWords } from './retired-words.ts';

const found = (line: string, file = 'src/a.ts') => findRetiredWords(file, line);

test('a retired word is reported with its file, line and standard term', () => {
  expect(found('first\n// Each clause has a test.', 'tests/a.ts')).toEqual([
    'tests/a.ts:2: "clause" is retired, write requirement. Tests prove requirements.',
  ]);
});

test('a retired word in a file name is reported', () => {
  expect(found('', 'docs/clauses.md')).toEqual([
    'The path docs/clauses.md: "clauses" is retired, write requirement. Tests prove requirements.',
  ]);
});

test.each([
  'export const AsDrawn = 1;',
  '// The page is drawn once.',
  '// Islands that are awake, and one that was woken.',
  "import './take-over.ts';",
  "import { iconSheet } from './icon-sheet.tsx';",
  '// once the line is back',
  'const [calm] = useState(false);',
  '<Button look="quiet" />',
  "  look?: 'primary' | 'quiet';",
  '<Section ground="mist">',
  'const darkGrounds = [];',
  '<Carousel words={words} />',
  '<ReadArea>{useRead(gallery)}</ReadArea>',
  '  trap: text,',
  '/** Is told each valid request. */',
  'const { problems, advice } = check();',
  "import { token } from '../content/tokens.ts';",
  '/** The widest made size. */',
  '/** The middle of five visits, compared with the twin. */',
])('a retired word is found: %s', (line) => {
  expect(found(line)).not.toEqual([]);
});

test.each([
  '// The page is rendered once, then hydrated.',
  'context.drawImage(photo, 0, 0);',
  '// The dialog is a focus trap.',
  "await page.keyboard.press('Enter');",
  '<Button variant="quiet" />',
  'background: var(--paper); animation: fade 1s; // playground, backgrounds',
  'const token = tokens.size; // a design token',
  "import { icons } from './icon-sprite.tsx';",
  'The network is slow. Look at the line above, in the middle of the page.',
  'Where clean feels like calm. Call Twin Cities Strata.',
  'aria-pressed="true"',
])('standard terms and ordinary English pass: %s', (line) => {
  expect(found(line)).toEqual([]);
});

test('a word that has another meaning in some files is allowed there', () => {
  expect(found('/* drawn for this site */', 'src/art/logo.ts')).toEqual([]);
});

test('generated parts are skipped, and line numbers stay right', () => {
  const text = '<!-- bench:scale -->\na clause\n<!-- /bench:scale -->\na clause';
  expect(found(text)).toHaveLength(1);
  expect(found(text)[0]).toMatch(/^src\/a\.ts:4: /);
});

test('code, docs and tests are checked, but neither content nor generated files', () => {
  const files = filesToCheck();
  expect(files).toEqual(expect.arrayContaining(['README.md', 'src/routes.ts', 'tests/words/check-words.ts']));
  expect(files.filter((file) => /^(content|photos)\/|^docs\/requirements\.md$/.test(file))).toEqual([]);
});

test('every retired word has a standard term and a reason, once', () => {
  for (const [pattern, term, reason] of retiredWords) {
    expect(pattern.global || pattern.sticky).toBe(false);
    expect(term).toMatch(/\w/);
    expect(reason).toMatch(/^[A-Z].+\.$/);
    expect(findRetiredWords('src/a.ts', `${term} ${reason}`), term).toEqual([]);
  }
  expect(new Set(retiredWords.map(([{ source }]) => source)).size).toBe(retiredWords.length);
});
