/** A test file by its path in the project. */
export type TestSource = { file: string; source: string };
/** What a test that names a clause is called, and where it is. */
export type Proof = { file: string; title: string };

const ids = String.raw`(?:\[[A-Z]\d+(?:, ?[A-Z]\d+)*\] ?)+`;
/** A text in quotes that begins with ids, as the titles of tests do. */
const titled = new RegExp(String.raw`(['"\`])(${ids})((?:\\.|(?!\1)[^\\\n])*)\1`, 'g');
/** A title that takes its ids from a table of cases. */
const fromCases = /`\$\{\w*\.?ids\} ((?:\\.|[^`\\\n])*)`/g;

/** The tests that name each clause, by id; ids may stand as `[G1] [G2]` or `[G1, G2]`. */
export function proofs(sources: readonly TestSource[]): Map<string, Proof[]> {
  const found = new Map<string, Proof[]>();
  for (const { file, source } of sources) {
    const shared = [...source.matchAll(fromCases)]
      .map(([, words = '']) => readable(words))
      .filter((title) => /\p{L}/u.test(title));
    for (const [, , named = '', words = ''] of source.matchAll(titled)) {
      const titles = words ? [readable(words)] : shared;
      for (const [id] of named.matchAll(/[A-Z]\d+/g)) {
        const list = found.get(id) ?? [];
        list.push(...titles.map((title) => ({ file, title })));
        found.set(id, list);
      }
    }
  }
  return found;
}

/** A title as a person reads it: without escapes, with … for what each case fills in. */
function readable(title: string): string {
  return title
    .replace(/\$\{[^}]*\}|%[sdij]|\$[a-z]\w*/g, '…')
    .replace(/\\(.)/g, '$1')
    .trim();
}

/** What does not fit between clauses and tests, one plain sentence each. */
export function gaps(
  clauses: Readonly<Record<string, string>>,
  found: ReadonlyMap<string, readonly Proof[]>,
): string[] {
  const unproved = Object.keys(clauses).filter((id) => (found.get(id) ?? []).length === 0);
  const unknown = [...found].filter(([id]) => !(id in clauses));
  return [
    ...unproved.map((id) => `No test names ${id}: write one whose title begins with [${id}].`),
    ...unknown.map(
      ([id, [proof]]) => `${proof?.file} names ${id}, which tests/clauses.ts does not have: correct the id.`,
    ),
  ];
}

/** The table as Markdown: id, clause, and the tests that prove it. */
export function clauseTable(
  clauses: Readonly<Record<string, string>>,
  found: ReadonlyMap<string, readonly Proof[]>,
): string {
  const rows = Object.entries(clauses).map(([id, words]) => {
    const tests = new Set((found.get(id) ?? []).map(({ file, title }) => `\`${file}\`: ${cell(title)}`));
    return `| ${id} | ${words} | ${[...tests].join('<br>') || 'none yet'} |`;
  });
  return [
    '# Clauses and their tests',
    '',
    'Made by `npm run clauses` from `tests/clauses.ts` and the titles of the tests.',
    '',
    '| Id | The site has to | Tests that prove it |',
    '| --- | --- | --- |',
    ...rows,
    '',
  ].join('\n');
}

function cell(text: string): string {
  return text.replace(/\|/g, '\\|').replace(/</g, '&lt;');
}
