import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Manifest } from 'vite';
import type * as Prerender from '../src/entry-prerender.tsx';
import { notFoundPath } from '../src/routes.ts';
import type { Prerenderer } from './bundle.ts';
import { drawnStyles, withoutFonts } from './split-styles.ts';

const entry = 'src/entry-browser.ts';

/** The public file of a path: `/` is index.html, `/blog/x` is blog/x.html. */
export function documentFile(routePath: string): string {
  return routePath === '/' ? 'index.html' : `${routePath.slice(1)}.html`;
}

/**
 * Draws every route into its own HTML file, with the styles that it needs inside and the script at low priority.
 * @param siteDir folder of public files, which holds the client build
 * @param headOf what else the head of a path's document holds
 * @returns the paths that were written
 */
export async function prerenderAll(
  siteDir: string,
  manifest: Manifest,
  { module, css }: Prerenderer,
  headOf: (path: string) => string,
  onProgress: (done: number, total: number) => void,
): Promise<string[]> {
  const { paths, render } = (await import(pathToFileURL(module).href)) as typeof Prerender;
  const all = [...paths, notFoundPath];
  const files = `${await wholeStyles(siteDir, css)}${scriptTag(manifest)}`;
  for (const [index, routePath] of all.entries()) {
    const html = await render(routePath);
    const head = `${headOf(routePath)}<style>${drawnStyles(css, html)}</style>${files}</head>`;
    const target = path.join(siteDir, documentFile(routePath));
    await mkdir(path.dirname(target), { recursive: true });
    // As a function, because in a plain replacement a dollar sign of the styles would have a meaning.
    await writeFile(
      target,
      html.replace('</head>', () => head),
    );
    onProgress(index + 1, all.length);
  }
  return all;
}

/** Fetched at low priority, so that it never competes with the first paint. */
function scriptTag(manifest: Manifest): string {
  const file = manifest[entry]?.file;
  if (!file) throw new Error(`The browser build has no file for ${entry}.`);
  return `<script type="module" async fetchpriority="low" src="/${file}"></script>`;
}

/**
 * Writes the styles of all pages into one file, under the name of their content. A document has inside what it needs as
 * it is drawn; this file comes with the scripts (`src/start.tsx` switches it on), for what these add and for the pages
 * that follow.
 */
async function wholeStyles(siteDir: string, css: string): Promise<string> {
  const styles = withoutFonts(css);
  const file = `assets/${createHash('sha256').update(styles).digest('base64url').slice(0, 8)}.css`;
  await mkdir(path.join(siteDir, 'assets'), { recursive: true });
  await writeFile(path.join(siteDir, file), styles);
  return `<link rel="stylesheet" disabled data-whole href="/${file}">`;
}
