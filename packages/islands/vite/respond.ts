import path from 'node:path';
import { lookup } from 'mrmime';
import { normalizePath, type ViteDevServer } from 'vite';
import { documentFinisher, type SiteStyles } from '../document.ts';
import { clientEntry, inRoot, type SiteOptions, serverEntry } from '../site.ts';
import { devStyles } from '../styles/dev-styles.ts';
import { devPrerender, ssrOf } from './ssr.ts';

type Answer = { status: number; type: string; body: string };

const documentType = 'text/html;charset=utf-8';

/**
 * Responds with a document, or with a file that documents refer to, rendered from the current code.
 * @param version of code and styles, which each document contains
 */
export function responder(
  server: ViteDevServer,
  { headOf = () => '' }: Pick<SiteOptions, 'headOf'>,
  version: () => number,
) {
  const published = new Map<string, string>();
  const publish = (address: string, content: string) => void published.set(address, content);
  const finisherOf = cachedFinisher((styles) =>
    documentFinisher({ styles, script: devAddress(server.config.root, clientEntry), publish }),
  );

  const fileAt = (pathname: string, body: string): Answer => {
    return { status: 200, type: lookup(pathname) ?? 'text/plain', body };
  };

  async function render(pathname: string): Promise<Answer> {
    // At the same time: for the head, a site may read its content, which takes as long as reading the code.
    const [{ render, paths, files }, head] = await Promise.all([devPrerender(server), headOf(pathname)]);
    const file = published.get(pathname) ?? files.get(pathname);
    if (file !== undefined) return fileAt(pathname, file);
    const html = await render(pathname);
    const finish = finisherOf(await devStyles(ssrOf(server), serverEntry));
    const body = await finish(html, head);
    return { status: paths.includes(pathname) ? 200 : 404, type: documentType, body };
  }

  /** Renders again if a file was saved meanwhile: a mix of old and new modules can fail without a real error. */
  async function current(pathname: string): Promise<Answer> {
    const before = version();
    const rendered = render(pathname);
    await rendered.catch(() => undefined);
    if (version() !== before) return current(pathname);
    return rendered;
  }

  return {
    /** Reads the code before the first request. */
    warmUp: () => current('/'),
    async respond(pathname: string): Promise<Answer> {
      const sheet = published.get(pathname);
      if (sheet !== undefined) return fileAt(pathname, sheet);
      const { body, ...answer } = await current(pathname);
      if (answer.type !== documentType) return { ...answer, body };
      const rendered = version();
      // Only Vite's tags: given the whole document, Vite would rewrite its styles.
      const tags = await server.transformIndexHtml(pathname, '<head></head>');
      const head = `${tags.slice(0, tags.lastIndexOf('</head>'))}<meta name="rendered" content="${rendered}">`;
      return { ...answer, body: body.replace('<head>', () => head) };
    },
  };
}

/** The address of a file on the dev server, which has a prefix for those outside the root. */
function devAddress(root: string, file: string): string {
  const relative = inRoot(root, file);
  return relative.startsWith('../') ? path.posix.join('/@fs/', normalizePath(file)) : `/${relative}`;
}

/** Caches the finisher until the styles change, because making one splits all styles. */
function cachedFinisher(make: (styles: SiteStyles) => ReturnType<typeof documentFinisher>) {
  let last: { styles: SiteStyles; finish: ReturnType<typeof documentFinisher> } | undefined;
  return (styles: SiteStyles) => {
    if (!last || last.styles.all !== styles.all || last.styles.islands !== styles.islands)
      last = { styles, finish: make(styles) };
    return last.finish;
  };
}
