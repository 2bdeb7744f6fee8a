import path from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import type * as Prerender from '../src/entry-prerender.tsx';
import { ContentError, prepareContent } from './build.ts';
import type { LoadedContent } from './content/load.ts';
import { contentPlugin } from './content/plugin.ts';
import { documentHead } from './document-head.ts';
import { runtimeFiles } from './publish.ts';
import { siteColours } from './site-colours.ts';

/**
 * For `npm run dev`: draws each document on request from the current code and content, and loads the content
 * anew when one of its files changes; a mistake in it shows as its sentences in the terminal.
 */
export function devContent(): Plugin {
  const root = path.resolve(import.meta.dirname, '..');
  const assetsDir = path.join(root, '.cache', 'dev', 'api/content/attached_assets');
  let content: LoadedContent;
  const plugin = contentPlugin(() => content);

  const reload = async (server?: ViteDevServer) => {
    try {
      ({ content } = await prepareContent(root, path.join(root, 'content'), assetsDir));
      server?.moduleGraph.invalidateAll();
      server?.ws.send({ type: 'full-reload' });
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      console.error(error.message);
      if (!server) process.exit(1);
    }
  };

  return {
    ...plugin,
    name: 'content-dev',
    apply: 'serve',
    config: () => ({ publicDir: 'public', server: { fs: { allow: [root] } } }),
    buildStart: () => reload(),
    configureServer(server) {
      server.watcher.add([path.join(root, 'content'), path.join(root, 'photos')]);
      server.watcher.on('change', (file) => {
        if (file.startsWith(path.join(root, 'content')) || file.startsWith(path.join(root, 'photos')))
          void reload(server);
      });
      return () => {
        server.middlewares.use(async (request, response, next) => {
          try {
            const url = new URL(request.originalUrl ?? '/', 'http://localhost');
            const asset = url.pathname.match(/^\/api\/content\/attached_assets\/([^/]+)$/)?.[1];
            if (asset) {
              const { createReadStream } = await import('node:fs');
              createReadStream(path.join(assetsDir, decodeURIComponent(asset)))
                .on('error', next)
                .pipe(response);
              return;
            }
            const read = runtimeFiles(content)[url.pathname.slice(1)];
            if (read) {
              response.setHeader('content-type', 'application/json');
              response.end(JSON.stringify(read));
              return;
            }
            const { paths, render } = (await server.ssrLoadModule(
              '/src/entry-prerender.tsx',
            )) as typeof Prerender;
            const html = await render(url.pathname);
            const head = documentHead(content, await siteColours(root), url.pathname);
            const script = `${head}<script type="module" src="/src/entry-dev.ts"></script></head>`;
            response.statusCode = paths.includes(url.pathname) ? 200 : 404;
            response.setHeader('content-type', 'text/html;charset=utf-8');
            response.end(
              await server.transformIndexHtml(
                url.pathname,
                html.replace('</head>', () => script),
              ),
            );
          } catch (error) {
            next(error);
          }
        });
      };
    },
  };
}
