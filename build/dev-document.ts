import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { EnvironmentModuleNode, ViteDevServer } from 'vite';
import type * as Prerender from '../src/entry-prerender.tsx';
import type { LoadedContent } from './content/load.ts';
import { documentHead } from './document-head.ts';
import { siteColours } from './site-colours.ts';

const entry = '/src/entry-prerender.tsx';

/** The document of a path as `npm run dev` shows it, drawn from the current code and content. */
export async function devDocument(
  server: ViteDevServer,
  root: string,
  content: LoadedContent,
  pathname: string,
): Promise<{ status: number; html: string }> {
  const { paths, render } = (await server.ssrLoadModule(entry)) as typeof Prerender;
  const html = await render(pathname);
  const links = (await styleFiles(server, root)).map((file) => `<link rel="stylesheet" href="${file}">`);
  const head = [
    documentHead(content, await siteColours(root), pathname),
    ...links,
    '<script type="module" src="/src/entry-browser.ts"></script></head>',
  ].join('');
  return { status: paths.includes(pathname) ? 200 : 404, html: html.replace('</head>', () => head) };
}

/**
 * The styles of all pages, the general ones first. The browser is sent no code of a page that it could take over as
 * drawn, so nothing there asks for its styles; and a page that a link fetches may need those of any other.
 */
async function styleFiles(server: ViteDevServer, root: string): Promise<string[]> {
  const pages = (await readdir(path.join(root, 'src/pages'))).filter((name) => name.endsWith('.tsx'));
  for (const page of pages) await server.ssrLoadModule(`/src/pages/${page}`);
  const { moduleGraph } = server.environments.ssr;
  const found = new Set<string>();
  const seen = new Set<EnvironmentModuleNode>();
  const visit = (module: EnvironmentModuleNode | undefined) => {
    if (!module || seen.has(module)) return;
    seen.add(module);
    if (module.url.endsWith('.css')) found.add(module.url);
    for (const imported of module.importedModules) visit(imported);
  };
  visit(await moduleGraph.getModuleByUrl(entry));
  const isGeneral = (file: string) => file.startsWith('/src/styles/');
  return [...found].sort((a, b) => Number(isGeneral(b)) - Number(isGeneral(a)));
}

/** The document that stands for every page while the content has mistakes, with a sentence for each. */
export function mistakesDocument(sentences: readonly string[]): string {
  const items = sentences.map(
    (sentence) => `<li>${sentence.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</li>`,
  );
  return `<!doctype html><html lang="en-AU"><head><meta charset="utf-8"><title>To be mended</title></head>
<body><h1>To be mended in the content</h1><ul>${items.join('')}</ul>
<p>The page comes back by itself once the file is saved without the mistake.</p></body></html>`;
}
