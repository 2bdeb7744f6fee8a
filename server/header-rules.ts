import { readFileSync } from 'node:fs';

/** Headers for every address that a pattern matches; `*` in the pattern, at most one, stands for any text. */
export type HeaderRule = { path: string; set: Record<string, string> };

/** What a rule means to the server. */
export type HeaderMatcher = { match: (pathname: string) => boolean; set: Record<string, string> };

/** The regular expression that a pattern stands for, without anchors' slashes: `^/assets/.*$`. */
export function patternSource(pattern: string): string {
  const literal = pattern.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'));
  return `^${literal.join('.*')}$`;
}

/**
 * Reads the rules that the build has written.
 * @throws if the file is missing or is not what the build writes: a site without its headers is not served
 */
export function readHeaderRules(file: string): HeaderMatcher[] {
  const rules: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (!Array.isArray(rules) || !rules.every(isRule)) throw new Error(`${file} holds no header rules.`);
  return rules.map(({ path, set }) => {
    const pattern = new RegExp(patternSource(path));
    return { match: (pathname) => pattern.test(pathname), set };
  });
}

function isRule(value: unknown): value is HeaderRule {
  if (typeof value !== 'object' || value === null || !('path' in value) || !('set' in value)) return false;
  const { path, set } = value;
  return (
    typeof path === 'string' &&
    typeof set === 'object' &&
    set !== null &&
    Object.values(set).every((text) => typeof text === 'string')
  );
}
