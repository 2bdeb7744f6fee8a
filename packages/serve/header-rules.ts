import { readFileSync } from 'node:fs';

/** Headers for all paths that match a pattern. The pattern may have one `*`, which matches any text. */
export type HeaderRule = { path: string; set: Record<string, string> };

/** The source of a pattern's regular expression, such as `^/assets/.*$`. */
export function patternSource(pattern: string): string {
  const literal = pattern.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'));
  return `^${literal.join('.*')}$`;
}

/** The headers of a path. @param file the rules, a JSON array of `HeaderRule`, read anew after each build */
export function headersOf(file: string, at: string): Record<string, string> {
  const rules: HeaderRule[] = JSON.parse(readFileSync(file, 'utf8'));
  const matching = rules.filter(({ path }) => new RegExp(patternSource(path)).test(at));
  return Object.assign({}, ...matching.map(({ set }) => set));
}
