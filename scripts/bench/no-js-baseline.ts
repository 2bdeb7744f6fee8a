import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { serve } from '@site/serve';
import { compressFolder } from '../../pipeline/compress.ts';

/** The origins of the site and of its no-JS baseline, such as `http://localhost:4000`. */
export type Origins = { site: string; baseline: string };

/** Caching as hosts do it, without the other headers of the site. */
const headers = [
  {
    match: (pathname: string) => /^\/assets\/|\.(avif|webp)$/.test(pathname),
    set: { 'Cache-Control': 'public, max-age=31536000, immutable' },
  },
];

/** Removes scripts from a document; data blocks such as JSON-LD stay. */
export function withoutScripts(html: string): string {
  return html.replace(/<script\b(?![^>]*type="application\/)[^>]*>[\s\S]*?<\/script>/g, '');
}

/** Copies a built site without scripts into a temporary folder, and compresses it. @returns the folder */
async function writeBaseline(siteDir: string): Promise<string> {
  const dir = await mkdtemp(path.join(os.tmpdir(), 'no-js-baseline-'));
  await cp(siteDir, dir, {
    recursive: true,
    filter: (source) => !/\.(html|js)(\.(br|gz))?$/.test(source),
  });
  const documents = await readdir(siteDir, { recursive: true });
  for (const name of documents.filter((file) => file.endsWith('.html')))
    await writeFile(path.join(dir, name), withoutScripts(await readFile(path.join(siteDir, name), 'utf8')));
  await compressFolder(dir);
  return dir;
}

/** Serves a built site and its no-JS baseline. @returns their origins, and a function that closes both servers */
export async function serveWithBaseline(
  siteDir: string,
): Promise<{ origins: Origins; close: () => Promise<void> }> {
  const site = await serve({ root: siteDir, port: 0, headers, buildCommand: 'npm run build' });
  const baselineDir = await writeBaseline(siteDir);
  const baseline = await serve({ root: baselineDir, port: 0, headers });
  const close = async () => {
    await Promise.all([site.close(), baseline.close()]);
    await rm(baselineDir, { recursive: true, force: true });
  };
  return {
    origins: { site: `http://localhost:${site.port}`, baseline: `http://localhost:${baseline.port}` },
    close,
  };
}
