import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { type HeaderRule, patternSource } from '../../server/header-rules.ts';
import type { LoadedContent } from '../content/load.ts';
import { writeFiles } from '../write-files.ts';
import { headerTable } from './table.ts';

/** The longest line that Cloudflare Pages reads in `_headers`; a longer one is left out there. */
const longestLine = 2000;

/** The table as Netlify and Cloudflare Pages read it. */
export function staticHostFile(rules: readonly HeaderRule[]): string {
  return rules
    .map(({ path: pattern, set }) =>
      [pattern, ...Object.entries(set).map(([name, value]) => `  ${name}: ${value}`)].join('\n'),
    )
    .join('\n\n')
    .concat('\n');
}

/**
 * The table as nginx reads it, in two files: `maps` find the value of each header by address, for the http level,
 * and `headers` send them, for the server level. An address that is not there is never kept as something
 * that lasts. Addresses are those of the request, because nginx changes its own for the 404 page.
 */
export function nginxFiles(rules: readonly HeaderRule[]): { maps: string; headers: string } {
  const names = [...new Set(rules.flatMap(({ set }) => Object.keys(set)))];
  const maps = names.map((name) => {
    const own = new Map(rules.flatMap(({ path: to, set }) => (name in set ? [[to, set[name] ?? '']] : [])));
    // nginx sends no header whose value is empty.
    const everywhere = own.get('/*') ?? (name === 'Cache-Control' ? 'no-cache' : '');
    own.delete('/*');
    const status = name === 'Cache-Control' ? '(200|206|304)' : '[0-9]+';
    const lines = [...own].map(([pattern, value]) => {
      const source = patternSource(pattern).slice(1, -1);
      return `  "~^${status} ${source}(\\?.*)?$" ${quoted(value)};\n`;
    });
    return `map "$status $request_uri" ${variable(name)} {\n  default ${quoted(everywhere)};\n${lines.join('')}}`;
  });
  const headers = names.map((name) => `add_header ${name} ${variable(name)} always;`);
  return { maps: `${maps.join('\n')}\n`, headers: `${headers.join('\n')}\n` };
}

function variable(header: string): string {
  return `$site_${header.toLowerCase().replaceAll('-', '_')}`;
}

function quoted(value: string): string {
  return `"${value.replace(/["\\$]/g, '\\$&')}"`;
}

/**
 * Reads the documents that were built below `outDir`, and writes their headers for each kind of host beside them:
 * `headers.json` for `npm start`, `site/_headers` for static hosts, and `nginx/`.
 * @returns a sentence about what a host will not take
 */
export async function writeHeaders(content: LoadedContent, outDir: string): Promise<string[]> {
  const siteDir = path.join(outDir, 'site');
  const names = (await readdir(siteDir, { recursive: true })).filter((name) => name.endsWith('.html'));
  const documents = await Promise.all(
    names.map(async (name) => [name, await readFile(path.join(siteDir, name), 'utf8')] as const),
  );
  const rules = headerTable(content, new Map(documents));
  const nginx = nginxFiles(rules);
  const hostFile = staticHostFile(rules);
  await writeFiles(outDir, {
    'headers.json': JSON.stringify(rules, undefined, 2),
    'site/_headers': hostFile,
    'nginx/maps.conf': nginx.maps,
    'nginx/headers.conf': nginx.headers,
  });
  const longest = Math.max(...hostFile.split('\n').map((line) => line.length));
  if (longest <= longestLine) return [];
  return [
    `A line of dist/site/_headers has ${longest} characters, and Cloudflare Pages takes ${longestLine}: use another host, or give the form, map and photo fewer hosts.`,
  ];
}
