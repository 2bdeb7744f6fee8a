import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { escapeAttribute, escapeUTF8 } from 'entities';
import { build, type Plugin, type Rolldown } from 'vite';
import { pageFacts } from '../page-facts.ts';
import type { DeskSite } from '../site.ts';

/** The folder with the desk's page. */
const folder = path.resolve(import.meta.dirname, '../page');

/** The address on the dev server of the desk's script for the pages of the site. */
const inFrame = path.posix.join('/@fs/', folder.replaceAll(path.sep, '/'), 'frame/in-frame.ts');

/** The desk's styles. In its HTML, because a stylesheet that is bundled with its script would delay the first paint. */
async function deskStyles(): Promise<string> {
  const read = (file: string) => readFile(path.join(folder, file), 'utf8');
  const files = [...(await read('desk.css')).matchAll(/@import '(.+)';/g)];
  return (await Promise.all(files.map(([, file = '']) => read(file)))).join('');
}

/**
 * Bundles the desk's page. A browser would request a hundred modules from the dev server, which is busy with the site
 * when the desk starts.
 * @param root the project's root folder
 * @returns the script
 */
async function bundledPage(root: string): Promise<string> {
  const { output } = (await build({
    root,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: {
      write: false,
      minify: false,
      target: 'esnext',
      modulePreload: false,
      rolldownOptions: { input: path.join(folder, 'main.tsx') },
    },
  })) as Rolldown.RolldownOutput;
  return output[0].code;
}

/**
 * A Vite plugin that serves the desk at each address of the site, with the page of that address in a frame. The frame
 * keeps styles and scripts of the two apart, and the desk stays as it is when the page reloads.
 */
export function deskPages({ styles }: DeskSite): Plugin {
  const links = styles.map((file) => `<link rel="stylesheet" href="/${file}" />`).join('\n');
  return {
    name: 'desk:pages',
    apply: 'serve',
    config: () => ({
      // Of the site in React's production mode. A package that Vite finds later would reload the page.
      optimizeDeps: { include: ['react/jsx-runtime'] },
      // The desk shows mistakes at their fields and in a list.
      server: { hmr: { overlay: false } },
    }),
    configureServer(server) {
      let bundle: Promise<string> | undefined;
      server.middlewares.use('/@desk/main.js', (_request, response, next) => {
        // Begun by the first request: until then, the start of the server needs all cores.
        bundle ??= bundledPage(server.config.root);
        bundle.then((code) => response.setHeader('content-type', 'text/javascript').end(code), next);
      });
      server.middlewares.use(async (request, response, next) => {
        const { method, headers, url = '/' } = request;
        const isPage =
          method === 'GET' && !/^\/(__desk|@|packages|node_modules)\b/.test(url) && !/\.\w+(\?|$)/.test(url);
        const destination = headers['sec-fetch-dest'];
        // The dev server expects pages to be requested as documents.
        if (isPage && destination === 'iframe') headers['sec-fetch-dest'] = 'document';
        if (!isPage || destination !== 'document') return next();
        try {
          const own = `<style>${await deskStyles()}</style>`;
          const html = (await readFile(path.join(folder, 'desk.html'), 'utf8'))
            .replace('%STYLES%', () => links + own)
            .replace('%FACTS%', () => escapeAttribute(JSON.stringify(pageFacts())))
            .replace('%ROUTE%', () => escapeUTF8(url));
          response.setHeader('content-type', 'text/html;charset=utf-8').end(html);
        } catch (error) {
          next(error);
        }
      });
    },
    /** Adds the desk's script to each page of the site. */
    transformIndexHtml: () => [{ tag: 'script', attrs: { type: 'module', src: inFrame } }],
  };
}
