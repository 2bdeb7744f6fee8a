import path from 'node:path';
import { type Connect, type Plugin, runnerImport } from 'vite';
import { contentPlugin } from '../../pipeline/content/content-plugin.ts';
import type * as DevContent from '../../pipeline/dev/dev-content.ts';
import { serveContent } from '../../pipeline/dev/serve-content.ts';

type ContentReader = Awaited<ReturnType<typeof DevContent.devContentReader>>;

async function imported<Module>(root: string, file: string): Promise<Module> {
  const options = { root, configFile: false, logLevel: 'error' } as const;
  return (await runnerImport<Module>(path.join(root, file), options)).module;
}

/** Provides the content of the site to widgets and tests, and serves its photos and JSON files. */
export function siteContent(root: string): Plugin[] {
  let reading: ReturnType<ContentReader> | undefined;
  const read = async () => {
    // Only runs when a widget is tested, because unit tests do not need it.
    const module = await imported<typeof DevContent>(root, 'pipeline/dev/dev-content.ts');
    const reader = await module.devContentReader(root);
    return reader();
  };
  const content = () => {
    reading ??= read();
    return reading;
  };
  const allContent: Plugin = {
    name: 'all-content',
    enforce: 'pre',
    load: {
      filter: { id: /\/src\/content\/index\.ts$/ },
      handler: async () =>
        `export const content = JSON.parse(${JSON.stringify(JSON.stringify((await content()).content))});`,
    },
  };
  const served: Plugin = {
    ...contentPlugin(root, content),
    configureServer: ({ middlewares }) => {
      middlewares.use(serveContent(content));
    },
  };
  return [allContent, served];
}

type DeskSites = { deskSites: () => Connect.NextHandleFunction };

/** Serves the desks of the desk's own tests. */
export function deskSites(root: string): Plugin {
  let opened: Promise<Connect.NextHandleFunction> | undefined;
  return {
    name: 'desk-sites',
    configureServer: ({ middlewares }) => {
      middlewares.use((request, response, next) => {
        if (!/^\/__(desk|site)\b/.test(request.url ?? '')) return next();
        opened ??= imported<DeskSites>(root, 'packages/desk/tests/widgets/desk-sites.ts').then((module) =>
          module.deskSites(),
        );
        opened.then((answer) => answer(request, response, next)).catch(next);
      });
    },
  };
}

/**
 * Loads a module such as `ChatHelper.browser.ts?visit=1` and all its imports again, with fresh state, as in a new
 * document.
 */
export function freshModules(): Plugin {
  return {
    name: 'fresh-modules',
    enforce: 'pre',
    async resolveId(source, importer) {
      const visit = /\?visit=\d+$/.exec(importer ?? '')?.[0];
      if (!visit || !source.startsWith('.')) return undefined;
      const resolved = await this.resolve(source, importer, { skipSelf: true });
      return resolved && `${resolved.id}${visit}`;
    },
  };
}
