import path from 'node:path';
import { lookup } from 'mrmime';
import { normalizePath, type ViteDevServer } from 'vite';
import { documentFinisher, type SiteStyles } from '../document.ts';
import { clientEntry, type HeadOf, inRoot, serverEntry } from '../site.ts';
import { devStyles } from '../styles/dev-styles.ts';
import { devPrerender, ssrOf } from './ssr.ts';

/**
 * Responds with a document, or with a file that documents refer to, rendered from the current code.
 * @param version of code and styles, which each document says
 */
export function responder(server: ViteDevServer, headOf: HeadOf, version: () => number) {
  const published = new Map<string, string>();
  const publish = (address: string, content: string) => void published.set(address, content);
  const finisherOf = cachedFinisher((styles) =>
    documentFinisher({ styles, script: devAddress(server.config.root, clientEntry), publish }),
  );
  return async (pathname: string): Promise<{ status: number; type: string; body: string }> => {
    const rendered = version();
    const { render, paths, files } = await devPrerender(server);
    const file = published.get(pathname) ?? files.get(pathname);
    if (file !== undefined) return { status: 200, type: lookup(pathname) ?? 'text/plain', body: file };
    const { html } = await render(pathname);
    const finish = finisherOf(await devStyles(ssrOf(server), serverEntry));
    const finished = await finish(html, await headOf(pathname));
    // Only Vite's tags: given the whole document, Vite would rewrite its styles.
    const tags = await server.transformIndexHtml(pathname, '<head></head>');
    const head = `${tags.slice(0, tags.lastIndexOf('</head>'))}<meta name="rendered" content="${rendered}">`;
    return {
      status: paths.includes(pathname) ? 200 : 404,
      type: 'text/html;charset=utf-8',
      body: finished.replace('<head>', () => head),
    };
  };
}

/** The address of a file on the dev server, which has a prefix for those outside the root. */
function devAddress(root: string, file: string): string {
  const relative = inRoot(root, file);
  return relative.startsWith('../') ? path.posix.join('/@fs/', normalizePath(file)) : `/${relative}`;
}

/** Makes a finisher anew only after a change of the styles: it splits all of them. */
function cachedFinisher(make: (styles: SiteStyles) => ReturnType<typeof documentFinisher>) {
  let last: { styles: SiteStyles; finish: ReturnType<typeof documentFinisher> } | undefined;
  return (styles: SiteStyles) => {
    if (!last || last.styles.all !== styles.all || last.styles.islands !== styles.islands)
      last = { styles, finish: make(styles) };
    return last.finish;
  };
}
