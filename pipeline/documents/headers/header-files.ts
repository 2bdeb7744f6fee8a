import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { type HeaderRule, patternSource } from '@site/serve';
import type { LoadedContent } from '../../content/loaded-content.ts';
import { writeFiles } from '../../write-files.ts';
import { headerTable } from './table.ts';

/** Maximum line length of `_headers` on Cloudflare, in characters; longer lines are ignored there. */
const maxLineLength = 2000;

/** The header rules in the `_headers` format of Netlify and Cloudflare. */
export function staticHostFile(rules: readonly HeaderRule[]): string {
  return rules
    .map(({ path: pattern, set }) =>
      [pattern, ...Object.entries(set).map(([name, value]) => `  ${name}: ${value}`)].join('\n'),
    )
    .join('\n\n')
    .concat('\n');
}

/**
 * The header rules as two nginx files: `maps` (http level) select the value of each header by URL, and `headers`
 * (server level) send them. Only responses with status 200, 206 or 304 may be cached for long. The maps use
 * `$request_uri`, because nginx changes `$uri` for the 404 page.
 */
export function nginxFiles(rules: readonly HeaderRule[]): { maps: string; headers: string } {
  const names = [...new Set(rules.flatMap(({ set }) => Object.keys(set)))];
  const maps = names.map((name) => {
    const own = new Map(rules.flatMap(({ path: to, set }) => (name in set ? [[to, set[name] ?? '']] : [])));
    // nginx omits headers with an empty value. Missing files get the 404 page.
    const everywhere = own.get('/*') ?? (name === 'Cache-Control' ? (own.get('/404') ?? 'no-cache') : '');
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
 * Reads the built documents in `outDir`, and writes their headers for each kind of host: `headers.json` for
 * `npm start`, `site/_headers` for static hosts, and `nginx/`.
 * @returns a warning if a line is too long for a host
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
  if (longest <= maxLineLength) return [];
  return [
    `A line of dist/site/_headers has ${longest} characters, but Cloudflare accepts ${maxLineLength}: use another host, or fewer external hosts for form, map and photo.`,
  ];
}
