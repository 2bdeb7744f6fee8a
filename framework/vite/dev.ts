import path from 'node:path';
import { isRunnableDevEnvironment, type Plugin, type RunnableDevEnvironment, type ViteDevServer } from 'vite';
import { elementFaults, faultWarnings, hookFaults, watchElements } from '../checks/faults.ts';
import { documentFinisher } from '../document.ts';
import type * as Server from '../server.tsx';
import { clientEntry, type SiteOptions, serverEntry } from '../site.ts';
import { devStyles } from '../styles/dev-styles.ts';
import { islandsOf } from './islands.ts';

/** The environment that pre-renders. @throws if Vite is configured otherwise */
export function ssrOf(server: ViteDevServer): RunnableDevEnvironment {
  const { ssr } = server.environments;
  if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('Vite has no environment that runs modules.');
  return ssr;
}

/** The server module of the site, from its current code. */
export async function devPrerender(server: ViteDevServer): Promise<typeof Server> {
  return ssrOf(server).runner.import(path.join(server.config.root, serverEntry));
}

/** See `checkIslands` in `../index.ts`. The message of each error is there once. */
export async function findFaults(server: ViteDevServer): Promise<string[]> {
  const messages = new Set<string>();
  const note = (error: unknown) => void messages.add(error instanceof Error ? error.message : String(error));
  const renderAll = async () => {
    const { render, paths, notFoundPath } = await devPrerender(server);
    for (const path of [...paths, notFoundPath]) await render(path).catch(note);
  };
  await renderAll().catch(note);
  const ssr = ssrOf(server);
  return [...messages, ...(await hookFaults(ssr)), ...(await elementFaults(ssr))];
}

/** Serves the same documents as the build, rendered on request from the current code, and updates open pages. */
export function devServer({ headOf }: SiteOptions): Plugin[] {
  const warnings = faultWarnings();
  /** State of the last requested document: outdated if a file was saved since. */
  let last: 'shown' | 'failed' | 'outdated' = 'shown';
  let changes = 0;
  let server: ViteDevServer;
  const reload = () => {
    last = 'outdated';
    server.environments.client.hot.send({ type: 'full-reload', path: '*' });
  };
  return [
    watchElements(),
    {
      name: 'framework:dev',
      enforce: 'post',
      apply: 'serve',
      configureServer(started) {
        server = started;
        const render = responder(server, headOf);
        // Renders again if a file was saved meanwhile: a mix of old and new modules can fail without a real error.
        const respond = async (pathname: string): ReturnType<typeof render> => {
          const before = changes;
          const rendered = render(pathname);
          await rendered.catch(() => undefined);
          return changes === before ? rendered : respond(pathname);
        };
        // Warms up before the first request. An error is reported when a page is requested.
        server.httpServer?.once('listening', () => respond('/').catch(() => undefined));
        server.ws.on('connection', () => {
          if (last === 'outdated') reload();
        });
        return () => {
          server.middlewares.use(async (request, response, next) => {
            try {
              const { pathname } = new URL(request.originalUrl ?? '/', 'http://localhost');
              if (request.headers['sec-fetch-dest'] === 'document') last = 'shown';
              const { status, type, body } = await respond(pathname);
              response.writeHead(status, { 'content-type': type }).end(body);
              // Modules with a syntax error cannot be checked; they are checked once it is fixed.
              await warnings.print(ssrOf(server)).catch(() => undefined);
            } catch (error) {
              if (last === 'shown') last = 'failed';
              next(error);
            }
          });
        };
      },
      /** In the browser, CSS modules export class names only: the styles come with the document, as in a build. */
      transform: {
        filter: { id: /\.module\.css$/ },
        async handler(_, file) {
          if (this.environment.name !== 'client') return undefined;
          const { default: names } = await ssrOf(server).runner.import<{ default: unknown }>(file);
          return { code: `export default ${JSON.stringify(names)};`, map: null };
        },
      },
      hotUpdate({ type, modules, file }) {
        if (this.environment.name !== 'ssr') return;
        changes += 1;
        warnings.onChange();
        const ssr = ssrOf(server);
        for (const module of modules) ssr.moduleGraph.invalidateModule(module);
        // The new file may be one that was missing; Vite does not know here which module imports it.
        if (type === 'create' && last === 'failed') ssr.moduleGraph.invalidateAll();
        ssr.runner.clearCache();
        const { hot } = server.environments.client;
        const islands = islandsOf(modules);
        // Modules used by islands only are updated in the browser, which keeps the state.
        if (last === 'failed') reload();
        else if (file.endsWith('.css')) hot.send('framework:styles');
        else if (islands) hot.send('framework:islands', islands);
        else reload();
        return [];
      },
    },
  ];
}

/** Responds with a document, or with a file that documents refer to, rendered from the current code. */
function responder(server: ViteDevServer, headOf: SiteOptions['headOf']) {
  const published = new Map<string, string>();
  const publish = (address: string, content: string) => void published.set(address, content);
  return async (pathname: string): Promise<{ status: number; type: string; body: string }> => {
    const { render, paths, files } = await devPrerender(server);
    const file = published.get(pathname) ?? files.get(pathname);
    if (file !== undefined)
      return { status: 200, type: pathname.endsWith('.css') ? 'text/css' : 'image/svg+xml', body: file };
    const { html } = await render(pathname);
    const styles = await devStyles(ssrOf(server), path.join(server.config.root, serverEntry));
    const finish = documentFinisher({ styles, script: `/${clientEntry}`, publish });
    const finished = await finish(html, await headOf(pathname));
    // Only Vite's tags: given the whole document, Vite would rewrite its styles.
    const tags = await server.transformIndexHtml(pathname, '<head></head>');
    return {
      status: paths.includes(pathname) ? 200 : 404,
      type: 'text/html;charset=utf-8',
      body: finished.replace('<head>', () => tags.slice(0, tags.lastIndexOf('</head>'))),
    };
  };
}
