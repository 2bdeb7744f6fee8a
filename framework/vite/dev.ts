import path from 'node:path';
import { isRunnableDevEnvironment, type Plugin, type RunnableDevEnvironment, type ViteDevServer } from 'vite';
import { elementFaults, faultWarnings, forgetElements, hookFaults, watchElements } from '../checks/faults.ts';
import { documentFinisher, type SiteStyles } from '../document.ts';
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
  /** When code and styles last changed: each document says the later of both as it was rendered. */
  const changed = { code: Date.now(), styles: 0 };
  const version = () => Math.max(changed.code, changed.styles);
  /** Documents that could not be rendered, by path, with the version: their pages show the error alone. */
  const failed = new Map<string, number>();
  let server: ViteDevServer;
  return [
    watchElements(),
    awaitedFiles(),
    {
      name: 'framework:dev',
      enforce: 'post',
      apply: 'serve',
      configureServer(started) {
        server = started;
        const render = responder(server, headOf, version);
        // Renders again if a file was saved meanwhile: a mix of old and new modules can fail without a real error.
        const respond = async (pathname: string): ReturnType<typeof render> => {
          const before = version();
          const rendered = render(pathname);
          await rendered.catch(() => undefined);
          return version() === before ? rendered : respond(pathname);
        };
        // Warms up before the first request. An error is reported when a page is requested.
        server.httpServer?.once('listening', () => respond('/').catch(() => undefined));
        const { hot } = server.environments.client;
        // A page that shows an error does not say its version. The connected page may be another; then it reloads once.
        hot.on('vite:client:connect', (_, client) => {
          if (![...failed.values()].some((before) => before < version())) return;
          failed.clear();
          client.send({ type: 'full-reload' });
        });
        hot.on('framework:shown', (shown: number, client) => {
          if (shown < changed.code) client.send({ type: 'full-reload' });
          else if (shown < changed.styles) client.send('framework:styles');
        });
        return () => {
          server.middlewares.use(async (request, response, next) => {
            const { pathname } = new URL(request.originalUrl ?? '/', 'http://localhost');
            failed.delete(pathname);
            try {
              const { status, type, body } = await respond(pathname);
              response.writeHead(status, { 'content-type': type }).end(body);
              // Modules with a syntax error cannot be checked; they are checked once it is fixed.
              await warnings.print(ssrOf(server)).catch(() => undefined);
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
        forgetElements(ssr);
        warnings.onChange();
        const { hot } = server.environments.client;
        const islands = islandsOf(modules);
        if (failed.size > 0) hot.send({ type: 'full-reload' });
        else if (isStyle) hot.send('framework:styles');
        // Modules used by islands only are updated in the browser, which keeps the state.
        else if (islands) hot.send('framework:islands', islands);
        else hot.send({ type: 'full-reload' });
        return [];
      },
    },
  ];
}

/**
 * A new file changes the modules that import it, which could not be evaluated before: Vite knows of them in the browser
 * only.
 */
function awaitedFiles(): Plugin {
  return {
    name: 'framework:awaited-files',
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

/** Responds with a document, or with a file that documents refer to, rendered from the current code. */
function responder(server: ViteDevServer, headOf: SiteOptions['headOf'], version: () => number) {
  const published = new Map<string, string>();
  const publish = (address: string, content: string) => void published.set(address, content);
  const finisherOf = cachedFinisher((styles) =>
    documentFinisher({ styles, script: `/${clientEntry}`, publish }),
  );
  return async (pathname: string): Promise<{ status: number; type: string; body: string }> => {
    const rendered = version();
    const { render, paths, files } = await devPrerender(server);
    const file = published.get(pathname) ?? files.get(pathname);
    if (file !== undefined)
      return { status: 200, type: pathname.endsWith('.css') ? 'text/css' : 'image/svg+xml', body: file };
    const { html } = await render(pathname);
    const finish = finisherOf(await devStyles(ssrOf(server), path.join(server.config.root, serverEntry)));
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

/** Makes a finisher anew only after a change of the styles: it splits all of them. */
function cachedFinisher(make: (styles: SiteStyles) => ReturnType<typeof documentFinisher>) {
  let last: { styles: SiteStyles; finish: ReturnType<typeof documentFinisher> } | undefined;
  return (styles: SiteStyles) => {
    if (!last || last.styles.all !== styles.all || last.styles.islands !== styles.islands)
      last = { styles, finish: make(styles) };
    return last.finish;
  };
}
