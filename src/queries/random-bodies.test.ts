import path from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { loadContent } from '../../pipeline/content/load.ts';
import { runtimeFiles } from '../../pipeline/publish.ts';
import { galleryQuery } from './gallery.ts';
import { portfolioQuery } from './portfolio.ts';
import { testimonialsQuery } from './testimonials.ts';

const loaded = await loadContent(path.resolve(import.meta.dirname, '../../content'));
if (!loaded.content) throw new Error(loaded.problems.join('\n'));
const files = runtimeFiles(loaded.content);

const parsers = [
  ['testimonials.json', testimonialsQuery.select],
  ['gallery.json', galleryQuery.select],
  ['portfolio-postbuild.json', portfolioQuery.select],
] as const;

/** The same cases on every run. */
const repeatable = { seed: 20261121, numRuns: 3400 };
const texts = new Set(['src', 'alt', 'title', 'text', 'name', 'id']);
const anything = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }),
  fc.constantFrom<unknown>(
    null,
    '',
    ' ',
    -1,
    1e308,
    Number.MIN_VALUE,
    true,
    [],
    {},
    '</script>',
    '__proto__',
  ),
  fc.string({ unit: 'binary' }),
  fc.double(),
);
/** A path to a value inside a body: the index of the child at each step. */
const walk = fc.array(fc.nat(), { minLength: 1, maxLength: 6 });
const change = fc.record({
  walk,
  value: anything,
  kind: fc.constantFrom('replace', 'delete', 'repeat', 'rename'),
});
type Change = { walk: number[]; value: unknown; kind: string };

/** Makes one change inside a JSON value. */
function changed(value: unknown, { walk: [step = 0, ...rest], value: replacement, kind }: Change): unknown {
  const isList = Array.isArray(value);
  if (typeof value !== 'object' || value === null) return replacement;
  const entries = Object.entries(value);
  if (entries.length === 0) return replacement;
  const index = step % entries.length;
  const [key, child] = entries[index] ?? ['', undefined];
  if (rest.length > 0) entries[index] = [key, changed(child, { walk: rest, value: replacement, kind })];
  else if (kind === 'delete') entries.splice(index, 1);
  else if (kind === 'repeat') entries.push([`${key}-again`, child]);
  else if (kind === 'rename') entries[index] = [`${key}x`, child];
  else entries[index] = [key, replacement];
  return isList ? entries.map(([, item]) => item) : Object.fromEntries(entries);
}

for (const [file, select] of parsers) {
  test(`[A1] [G8] ${file}: any changed body is parsed or refused, without other errors`, () => {
    let parsed = 0;
    fc.assert(
      fc.property(fc.array(change, { minLength: 1, maxLength: 5 }), (changes) => {
        const body = changes.reduce<unknown>(changed, files[`content/${file}`]);
        const result = parsedOrRefused(() => select(body));
        if (result === refused) return;
        parsed += 1;
        expect(unrenderable(result)).toEqual([]);
      }),
      repeatable,
    );
    // Most changes lose one item at most.
    expect(parsed).toBeGreaterThan(repeatable.numRuns / 2);
  });
}

const refused = Symbol('refused');

/** Runs a parser. A `TypeError` is a refusal, for which the page shows a message. */
function parsedOrRefused(parse: () => unknown): unknown {
  try {
    return parse();
  } catch (error) {
    if (error instanceof TypeError) return refused;
    throw error;
  }
}

/** The values that a page cannot render: texts must be texts, photos need an address, stars a count. */
function unrenderable(value: unknown, name = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => unrenderable(item));
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([key, field]) => unrenderable(field, key));
  const isGood =
    name === 'rating'
      ? [0, 1, 2, 3, 4, 5].includes(Number(value))
      : name === 'placeholder'
        ? /^(|data:image\/[^"'()\s]+)$/.test(String(value))
        : !texts.has(name) || (typeof value === 'string' && (name !== 'src' || value !== ''));
  return isGood ? [] : [`${name}: ${value}`];
}
