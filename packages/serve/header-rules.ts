import { readFileSync } from 'node:fs';
import * as z from 'zod';
import { UsageError } from './usage-error.ts';

const headerRule = z.object({ path: z.string(), set: z.record(z.string(), z.string()) });

/** Headers for all paths that match a pattern. The pattern may have one `*`, which matches any text. */
export type HeaderRule = z.infer<typeof headerRule>;

/** A header rule with its compiled pattern. */
export type HeaderMatcher = { match: (pathname: string) => boolean; set: Record<string, string> };

/** The source of a pattern's regular expression, such as `^/assets/.*$`. */
export function patternSource(pattern: string): string {
  const literal = pattern.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'));
  return `^${literal.join('.*')}$`;
}

/**
 * Reads the header rules that the build has written.
 * @throws UsageError if the file is invalid: the site must not be served without its headers
 */
export function readHeaderRules(file: string): HeaderMatcher[] {
  const { data } = z.array(headerRule).safeParse(parseJson(readFileSync(file, 'utf8')));
  if (!data) throw new UsageError(`${file} has no valid header rules: build the site again.`);
  return data.map(({ path, set }) => {
    const pattern = new RegExp(patternSource(path));
    return { match: (pathname) => pattern.test(pathname), set };
  });
}

/** A parsed JSON text, or undefined. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
