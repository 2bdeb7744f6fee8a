import type { ViteDevServer } from 'vite';
import type * as Prerender from '../src/entry-prerender.tsx';
import type { LoadedContent } from './content/load.ts';
import { documentHead } from './document-head.ts';
import { siteColours } from './site-colours.ts';

/** The document of a path as `npm run dev` shows it, drawn from the current code and content. */
export async function devDocument(
  server: ViteDevServer,
  root: string,
  content: LoadedContent,
  pathname: string,
): Promise<{ status: number; html: string }> {
  const { paths, render } = await prerender(server);
  const html = await render(pathname);
  const head = [
    documentHead(content, await siteColours(root), pathname),
    '<script type="module" src="/src/entry-dev.ts"></script></head>',
  ].join('');
  return { status: paths.includes(pathname) ? 200 : 404, html: html.replace('</head>', () => head) };
}

const prerender = (server: ViteDevServer) =>
  server.ssrLoadModule('/src/entry-prerender.tsx') as Promise<typeof Prerender>;

/** The drawing at an address, if the documents have one there. */
export async function devDrawing(server: ViteDevServer, pathname: string): Promise<string | undefined> {
  return (await prerender(server)).drawings.get(pathname);
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
