import { readFileSync } from 'node:fs';
import * as z from 'zod';

const headerRule = z.object({ path: z.string(), set: z.record(z.string(), z.string()) });

/** Headers for every address that a pattern matches; `*` in the pattern, at most one, stands for any text. */
export type HeaderRule = z.infer<typeof headerRule>;

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
  const { data } = z.array(headerRule).safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (!data) throw new Error(`${file} holds no header rules.`);
  return data.map(({ path, set }) => {
    const pattern = new RegExp(patternSource(path));
    return { match: (pathname) => pattern.test(pathname), set };
  });
}
