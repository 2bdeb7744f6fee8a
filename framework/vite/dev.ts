import path from 'node:path';
import {
  type Connect,
  type EnvironmentModuleNode,
  isRunnableDevEnvironment,
  type Plugin,
  type RunnableDevEnvironment,
  type ViteDevServer,
} from 'vite';
import { faultWarnings, watchElements } from '../checks/faults.ts';
import { documentFinisher } from '../document.ts';
import type * as Server from '../server.tsx';
import type { SiteOptions } from '../site.ts';
import { devStyles } from '../styles/dev-styles.ts';
import { clientEntry, serverEntry } from './entries.ts';
import { isIslandFile } from './islands.ts';

/** The environment that pre-renders. @throws if Vite was set up otherwise */
export function ssrOf(server: ViteDevServer): RunnableDevEnvironment {
  const { ssr } = server.environments;
  if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('Vite has no environment that runs modules.');
  return ssr;
}

/** The pre-render of the site as its code is now. */
export async function devPrerender(server: ViteDevServer): Promise<typeof Server> {
  return ssrOf(server).runner.import(path.join(server.config.root, serverEntry));
}

/** Renders everything anew at the next request, and has open pages reload. */
export function reloadPages(server: ViteDevServer): void {
  for (const environment of Object.values(server.environments)) environment.moduleGraph.invalidateAll();
  ssrOf(server).runner.clearCache();
  server.environments.client.hot.send({ type: 'full-reload', path: '*' });
}

/** Serves the documents of the build, made on request from the current code, and keeps open pages up to date. */
export function devServer({ headOf }: SiteOptions): Plugin[] {
  const warnings = faultWarnings();
  return [
    classNamesOnly(),
    watchElements(),
    {
      name: 'framework:dev',
      enforce: 'post',
      apply: 'serve',
      configureServer(server) {
        return () => {
          server.middlewares.use(documents(server, headOf, warnings.print));
        };
      },
      hotUpdate({ modules, server, file }) {
        if (this.environment.name !== 'ssr') return;
        warnings.onChange();
        const ssr = ssrOf(server);
        for (const module of modules) ssr.moduleGraph.invalidateModule(module);
        ssr.runner.clearCache();
        // What stands in islands only is updated in the browser, which keeps their state.
        if (file.endsWith('.css')) server.environments.client.hot.send('framework:styles');
        else if (modules.some((module) => isStatic(module)))
          server.environments.client.hot.send({ type: 'full-reload', path: '*' });
        return [];
      },
    },
  ];
}

/** Whether a module is imported by static pages, and not by islands alone. */
function isStatic(module: EnvironmentModuleNode, seen = new Set<EnvironmentModuleNode>()): boolean {
  if (seen.has(module) || isIslandFile(module.file ?? '')) return false;
  seen.add(module);
  if (module.importers.size === 0) return true;
  return [...module.importers].some((importer) => isStatic(importer, seen));
}

/** Lets islands import the names of their classes alone: the styles come with the document, as in a build. */
function classNamesOnly(): Plugin {
  const names = '\0class-names:';
  let server: ViteDevServer;
  return {
    name: 'framework:class-names',
    enforce: 'pre',
    apply: 'serve',
    applyToEnvironment: ({ name }) => name === 'client',
    configureServer(created) {
      server = created;
    },
    async resolveId(source, importer) {
      if (!source.endsWith('.module.css')) return undefined;
      const resolved = await this.resolve(source, importer, { skipSelf: true });
      return resolved && `${names}${resolved.id}.js`;
    },
    async load(id) {
      if (!id.startsWith(names)) return undefined;
      const file = id.slice(names.length, -'.js'.length);
      const { default: classes } = await ssrOf(server).runner.import<{ default: unknown }>(file);
      return `export default ${JSON.stringify(classes)};`;
    },
  };
}

function documents(
  server: ViteDevServer,
  headOf: SiteOptions['headOf'],
  onRendered: (ssr: RunnableDevEnvironment) => Promise<void>,
): Connect.NextHandleFunction {
  const published = new Map<string, string>();
  return async (request, response, next) => {
    try {
      const { pathname } = new URL(request.originalUrl ?? '/', 'http://localhost');
      const { render, paths, files } = await devPrerender(server);
      const file = published.get(pathname) ?? files.get(pathname);
      if (file !== undefined) {
        response.setHeader('content-type', pathname.endsWith('.css') ? 'text/css' : 'image/svg+xml');
        response.end(file);
        return;
      }
      const { html } = await render(pathname);
      await onRendered(ssrOf(server));
      const finish = documentFinisher({
        styles: await devStyles(ssrOf(server), path.join(server.config.root, serverEntry)),
        script: `/${clientEntry}`,
        publish: (address, content) => {
          published.set(address, content);
        },
      });
      const finished = await finish(html, await headOf(pathname));
      // The tags alone: Vite would rewrite what stands in the document, its styles among it.
      const tags = await server.transformIndexHtml(pathname, '<head></head>');
      response.statusCode = paths.includes(pathname) ? 200 : 404;
      response.setHeader('content-type', 'text/html;charset=utf-8');
      response.end(finished.replace('<head>', () => tags.slice(0, tags.lastIndexOf('</head>'))));
    } catch (error) {
      next(error);
    }
  };
}
