import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Manifest, ManifestChunk } from 'vite';
import type * as Prerender from '../src/entry-prerender.tsx';
import { notFoundPath } from '../src/routes.ts';
import { splitStyles } from './split-styles.ts';
import { tidyHtml } from './tidy-html.ts';

const entry = 'src/entry-browser.ts';
/** What the entry starts; it holds the styles of every page. */
const start = 'src/start.tsx';

/** The public file of a path: `/` is index.html, `/blog/x` is blog/x.html. */
export function documentFile(routePath: string): string {
  return routePath === '/' ? 'index.html' : `${routePath.slice(1)}.html`;
}

/** The source file of a page's chunk, by the naming rule of src/load-page.tsx. */
function pageSource(page: string): string {
  return `src/pages/${page[0]?.toUpperCase()}${page.slice(1)}.tsx`;
}

/**
 * Draws every route into its own HTML file, with the styles that it needs inside and the script at low priority.
 * @param siteDir folder of public files, which holds the client build
 * @param serverEntry the built src/entry-prerender.tsx
 * @param headOf what else the head of a path's document holds
 * @returns the paths that were written
 */
export async function prerenderAll(
  siteDir: string,
  manifest: Manifest,
  serverEntry: string,
  headOf: (path: string) => string,
  onProgress: (done: number, total: number) => void,
): Promise<string[]> {
  const { paths, pageOf, render } = (await import(pathToFileURL(serverEntry).href)) as typeof Prerender;
  const all = [...paths, notFoundPath];
  for (const [index, routePath] of all.entries()) {
    const html = tidyHtml(await render(routePath));
    const styles = await stylesFor(siteDir, manifest, pageSource(pageOf(routePath)), html);
    const target = path.join(siteDir, documentFile(routePath));
    await mkdir(path.dirname(target), { recursive: true });
    // As a function, because in a plain replacement a dollar sign of the styles would have a meaning.
    await writeFile(
      target,
      html.replace('</head>', () => `${headOf(routePath)}${styles}${scriptTag(manifest)}</head>`),
    );
    onProgress(index + 1, all.length);
  }
  return all;
}

/** Fetched at low priority, so that it never competes with the first paint. */
function scriptTag(manifest: Manifest): string {
  return `<script type="module" async fetchpriority="low" src="/${chunkOf(manifest, entry).file}"></script>`;
}

/**
 * The styles of a document, inside it, but for the rules whose classes come only with scripts: those are in a file of
 * their own, which `src/start.tsx` switches on. Each file that is inside is also named by a disabled link, which
 * browsers do not fetch, so that the module loader knows that it need not add the file again.
 */
async function stylesFor(
  siteDir: string,
  manifest: Manifest,
  pageFile: string,
  html: string,
): Promise<string> {
  const files = new Set([...cssOf(manifest, start), ...cssOf(manifest, pageFile)]);
  const sheets = await Promise.all([...files].map((file) => readFile(path.join(siteDir, file), 'utf8')));
  const known = [...files].map((file) => `<link rel="stylesheet" disabled href="/${file}">`);
  const { drawn, later } = splitStyles(sheets.join('').replaceAll('\n', ''), html);
  if (later)
    known.push(`<link rel="stylesheet" disabled data-later href="/${await writeLater(siteDir, later)}">`);
  return `<style>${drawn}</style>${known.join('')}`;
}

/** Writes styles under the name of their content; returns the file. */
async function writeLater(siteDir: string, css: string): Promise<string> {
  const file = `assets/${createHash('sha256').update(css).digest('base64url').slice(0, 8)}.css`;
  await writeFile(path.join(siteDir, file), css);
  return file;
}

function chunkOf(manifest: Manifest, key: string): ManifestChunk {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`The browser build has no chunk for ${key}.`);
  return chunk;
}

/** The style files of a chunk and of all that it imports, those of the imports first. */
function cssOf(manifest: Manifest, key: string, seen = new Set<string>()): string[] {
  if (seen.has(key)) return [];
  seen.add(key);
  const chunk = chunkOf(manifest, key);
  const inherited = (chunk.imports ?? []).flatMap((imported) => cssOf(manifest, imported, seen));
  return [...inherited, ...(chunk.css ?? [])];
}
