/** A test file by its path in the project. */
export type TestSource = { file: string; source: string };
/** The title and file of a test with a requirement id. */
export type Proof = { file: string; title: string };

const ids = String.raw`(?:\[[A-Z]\d+(?:, ?[A-Z]\d+)*\] ?)+`;
/** A quoted string that begins with ids: a test title. */
const titled = new RegExp(String.raw`(['"\`])(${ids})((?:\\.|(?!\1)[^\\\n])*)\1`, 'g');
/** A title that takes its ids from a table of test cases. */
const fromCases = /`\$\{\w*\.?ids\} ((?:\\.|[^`\\\n])*)`/g;

/** Collects the tests of each requirement, by id. Several ids are written `[G1] [G2]` or `[G1, G2]`. */
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

/** Makes a title readable: without escapes, and with … instead of the values of test cases. */
function readable(title: string): string {
  return title
    .replace(/\$\{[^}]*\}|%[sdij]|\$[a-z]\w*/g, '…')
    .replace(/\\(.)/g, '$1')
    .trim();
}

/** Lists requirements without a test and unknown ids in tests, one sentence each. */
export function gaps(
  requirements: Readonly<Record<string, string>>,
  found: ReadonlyMap<string, readonly Proof[]>,
): string[] {
  const unproved = Object.keys(requirements).filter((id) => (found.get(id) ?? []).length === 0);
  const unknown = [...found].filter(([id]) => !(id in requirements));
  return [
    ...unproved.map((id) => `No test names ${id}: write one whose title begins with [${id}].`),
    ...unknown.map(
      ([id, [proof]]) => `${proof?.file} names ${id}, which is not in tests/requirements.ts: correct the id.`,
    ),
  ];
}

/** The requirements as text: each with its id, and below it the tests that prove it. */
export function requirementList(
  requirements: Readonly<Record<string, string>>,
  found: ReadonlyMap<string, readonly Proof[]>,
): string {
  const parts = Object.entries(requirements).map(([id, words]) => {
    const tests = new Set((found.get(id) ?? []).map(({ file, title }) => `  ${file}: ${title}`));
    return [`${id}  ${words}`, ...tests].join('\n');
  });
  return parts.join('\n\n');
}
