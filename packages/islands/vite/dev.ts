import path from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import type { SiteOptions } from '../site.ts';
import { keptStyles } from '../styles/dev-styles.ts';
import { islandsOf } from './islands.ts';
import { responder } from './respond.ts';
import { ssrOf } from './ssr.ts';

/** Serves the same documents as the build, rendered on request from the current code, and updates open pages. */
export function devServer(options: SiteOptions): Plugin[] {
  /** When code and styles last changed. Each document contains the later of the two. */
  const changed = { code: Date.now(), styles: 0 };
  const version = () => Math.max(changed.code, changed.styles);
  /** The versions of documents that could not be rendered, by path: their pages only show the error. */
  const failed = new Map<string, number>();
  let server: ViteDevServer;
  let pages: ReturnType<typeof responder>;
  return [
    keptStyles(),
    awaitedFiles(),
    {
      name: 'islands:dev',
      enforce: 'post',
      apply: 'serve',
      configureServer(started) {
        server = started;
        pages = responder(server, options, version);
        // An error is reported when a page is requested.
        server.httpServer?.once('listening', () => pages.warmUp().catch(() => undefined));
        const { hot } = server.environments.client;
        // A page with an error does not know its version. If the connected page is another one, it reloads in vain.
        hot.on('vite:client:connect', (_, client) => {
          if (![...failed.values()].some((before) => before < version())) return;
          failed.clear();
          client.send({ type: 'full-reload' });
        });
        hot.on('islands:shown', (shown: number, client) => {
          if (shown < changed.code) client.send({ type: 'full-reload' });
          else if (shown < changed.styles) client.send('islands:styles');
        });
        return () => {
          server.middlewares.use(async (request, response, next) => {
            const { pathname } = new URL(request.originalUrl ?? '/', 'http://localhost');
            failed.delete(pathname);
            try {
              const { status, type, body } = await pages.respond(pathname);
              response.writeHead(status, { 'content-type': type }).end(body);
            } catch (error) {
              failed.set(pathname, version());
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
      hotUpdate({ modules, file, timestamp }) {
        // Without a module, no page depends on the file.
        if (modules.length === 0) return undefined;
        const isStyle = file.endsWith('.css');
        changed[isStyle ? 'styles' : 'code'] = timestamp;
        if (this.environment.name !== 'ssr') return undefined;
        const ssr = ssrOf(server);
        for (const module of modules) ssr.moduleGraph.invalidateModule(module);
        // A module that is being evaluated with old imports must not be mixed with the new ones.
        const evaluated = [...ssr.runner.evaluatedModules.idToModuleMap.values()];
        if (evaluated.some((module) => module.promise && !module.evaluated)) ssr.runner.clearCache();
        const { hot } = server.environments.client;
        const islands = islandsOf(modules);
        if (failed.size > 0) hot.send({ type: 'full-reload' });
        else if (isStyle) hot.send('islands:styles');
        // Modules used by islands only are updated in the browser, which keeps the state.
        else if (islands) hot.send('islands:islands', { names: islands, version: timestamp });
        else hot.send({ type: 'full-reload' });
        return [];
      },
    },
  ];
}

/**
 * Reloads the modules that import a new file. They could not be evaluated without it, and Vite only knows about them in
 * the browser.
 */
function awaitedFiles(): Plugin {
  return {
    name: 'islands:awaited-files',
    enforce: 'pre',
    apply: 'serve',
    hotUpdate({ type, file, modules }) {
      if (type !== 'create' || this.environment.name !== 'ssr') return undefined;
      const isAwaited = (importer: string, source: string) =>
        source.startsWith('.') && path.posix.join(path.posix.dirname(importer), source) === file;
      const awaiting = [...this.environment.moduleGraph.idToModuleMap.values()].filter(
        ({ file: importer, transformResult }) => {
          const { deps = [], dynamicDeps = [] } = transformResult ?? {};
          return importer && [...deps, ...dynamicDeps].some((source) => isAwaited(importer, source));
        },
      );
      return [...modules, ...awaiting];
    },
  };
}
