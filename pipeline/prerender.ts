import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Manifest } from 'vite';
import type * as Prerender from '../src/entry-prerender.tsx';
import { notFoundPath } from '../src/routes.ts';
import type { BrowserBundle, Prerenderer } from './bundle.ts';
import { classesOf, drawnStyles, laterStyles, splitPaper, withoutFonts } from './split-styles.ts';
import { tidyHtml } from './tidy-html.ts';

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
  browser: BrowserBundle,
  { module, css }: Prerenderer,
  headOf: (path: string) => string,
  onProgress: (done: number, total: number) => void,
): Promise<string[]> {
  const { paths, render, drawings } = (await import(pathToFileURL(module).href)) as typeof Prerender;
  for (const [address, svg] of drawings) await writePublic(siteDir, address, svg);
  const all = [...paths, notFoundPath];
  const { paper, screen } = splitPaper(css);
  const drawn = splitPaper(browser.css);
  const whole = await styleLink(siteDir, 'disabled data-whole', withoutFonts(screen));
  // Last, because on paper its rules overrule the others.
  const files = `${whole}${await styleLink(siteDir, 'media="print"', paper)}${scriptTag(browser.manifest)}`;
  const stylesOf = documentStyles(siteDir, screen, drawn.screen);
  for (const [index, routePath] of all.entries()) {
    const html = tidyHtml(await render(routePath));
    const head = `${headOf(routePath)}${await stylesOf(html)}${files}</head>`;
    // As a function, because in a plain replacement a dollar sign of the styles would have a meaning.
    const finished = html.replace('</head>', () => head);
    await writePublic(siteDir, documentFile(routePath), finished);
    onProgress(index + 1, all.length);
  }
  return all;
}

/**
 * Makes the styles of documents: inside, what each needs as it is drawn, and a link to what scripts add to it.
 * Articles, of which there may be hundreds, mostly use the same classes: what is made for one serves the next.
 */
function documentStyles(siteDir: string, screen: string, added: string): (html: string) => Promise<string> {
  const made = new Map<string, string>();
  return async (html) => {
    const classes = classesOf(html);
    const key = [...classes].sort().join(' ');
    const known = made.get(key);
    if (known !== undefined) return known;
    const later = await styleLink(siteDir, 'disabled data-later', laterStyles(added, classes));
    const styles = `<style>${drawnStyles(screen, classes)}</style>${later}`;
    made.set(key, styles);
    return styles;
  };
}

/** Fetched at low priority, so that it never competes with the first paint. */
function scriptTag(manifest: Manifest): string {
  const file = manifest[entry]?.file;
  if (!file) throw new Error(`The browser build has no file for ${entry}.`);
  return `<script type="module" async fetchpriority="low" src="/${file}"></script>`;
}

/**
 * Writes styles that a document does not need as it is drawn into a file, under the name of their content, and names it
 * in a link that holds nothing back. Two do nothing until scripts switch them on: `data-later` is for what they add to
 * this page (`src/start.tsx`), `data-whole` has the styles of all pages, for those that are shown in its place
 * (`src/whole-styles.ts`). The third is for paper.
 */
async function styleLink(siteDir: string, attributes: string, css: string): Promise<string> {
  const file = `assets/${createHash('sha256').update(css).digest('base64url').slice(0, 8)}.css`;
  await writePublic(siteDir, file, css);
  return `<link rel="stylesheet" ${attributes} href="/${file}">`;
}

async function writePublic(siteDir: string, address: string, content: string): Promise<void> {
  const file = path.join(siteDir, address);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, content);
}
