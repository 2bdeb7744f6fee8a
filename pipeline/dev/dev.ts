import path from 'node:path';
import type { DevEnvironment, EnvironmentModuleNode, Plugin, RunnableDevEnvironment, UserConfig } from 'vite';
import { coloursFile } from '../brand/brand-colours.ts';
import { serveBrand } from '../brand/brand-files.ts';
import { businessFolder, ownFolder } from '../business/business-folder.ts';
import { siteConfig } from '../config.ts';
import { isContentModule } from '../content/content-plugin.ts';
import type * as DevContent from './dev-content.ts';
import { serveContent } from './serve-content.ts';

type ReaderOf = typeof DevContent.devContentReader;
type ContentReader = Awaited<ReturnType<ReaderOf>>;
type Content = Awaited<ReturnType<ContentReader>>;

/** Loaded in Vite's SSR environment: if it were imported here, each change to code in `src/` would restart Vite. */
const contentCode = path.join(import.meta.dirname, 'dev-content.ts');

/**
 * The Vite configuration of `npm run dev`. It differs from the build in two ways: the content is read again after each
 * change, and photos are encoded on request.
 * @param root the project's root folder
 * @param edited at the desk: returns a function that reads the content, with modules that the desk shares and that are
 *   not reloaded
 */
export function devConfig(root: string, edited?: ReaderOf): UserConfig {
  let readerOf: ReaderOf;
  let reader: Promise<ContentReader> | undefined;
  let reading: Promise<Content> | undefined;
  /** The folder whose content is shown. */
  let shown: string | undefined;
  let onOtherFolder = () => {};
  /** The folder of the business. An owner may create or remove it while the server runs. @throws ContentError */
  const business = (): string => {
    const folder = businessFolder(root);
    if (shown !== undefined && folder !== shown) {
      [reader, reading] = [undefined, undefined];
      onOtherFolder();
    }
    shown = folder;
    return folder;
  };
  /** The current content. @throws a problem in it, which the error overlay shows */
  const current = async (): Promise<Content> => {
    business();
    reader ??= readerOf(root).catch((error: unknown) => {
      reader = undefined;
      throw error;
    });
    reading ??= reader.then((read) => read());
    const started = reading;
    try {
      return await started;
    } catch (error) {
      // A file saved meanwhile may have fixed the problem; without a retry the overlay would stay.
      if (reading !== started) return current();
      // All requests that wait now fail together; the next one tries again.
      setImmediate(() => {
        if (reading === started) reading = undefined;
      });
      throw error;
    }
  };
  /** Notices another folder. @returns whether there is one that can be read; requests tell what is wrong with it */
  const lookAgain = (): boolean => {
    try {
      return Boolean(business());
    } catch {
      reading = undefined;
      return false;
    }
  };
  const devContent: Plugin = {
    name: 'site:dev',
    apply: 'serve',
    configureServer({ environments, watcher, middlewares }) {
      const { runner } = environments.ssr as RunnableDevEnvironment;
      onOtherFolder = () => {
        for (const { moduleGraph, hot } of [environments.ssr, environments.client]) {
          moduleGraph.invalidateAll();
          hot.send({ type: 'full-reload' });
        }
      };
      for (const event of ['addDir', 'unlinkDir'])
        watcher.on(event, (place) => {
          if (path.dirname(place) === root) lookAgain();
        });
      readerOf =
        edited ??
        (async (folder) => (await runner.import<typeof DevContent>(contentCode)).devContentReader(folder));
      // A folder that is named may be outside the project.
      if (lookAgain()) watcher.add(business());
      middlewares.use(serveBrand(business));
      middlewares.use(serveContent(current));
    },
    /** Reads the content again after a change of its files or its code, including new and deleted files. */
    hotUpdate({ file, modules, server }) {
      // Vite calls this hook for the server's modules last, so both kinds are invalidated together.
      if (this.environment.name !== 'ssr') return undefined;
      const isCode = isContentCode(modules);
      lookAgain();
      const isContent = [shown, ownFolder(root)].some((folder) => file.startsWith(`${folder}${path.sep}`));
      if (!isCode && !isContent) return undefined;
      if (isCode) reader = undefined;
      reading = undefined;
      // A style sheet that is just being read with the former colours isn't known to depend on them yet.
      const isColours = shown !== undefined && path.normalize(file) === coloursFile(shown);
      const contentModules = ({ moduleGraph }: DevEnvironment) =>
        [...moduleGraph.idToModuleMap.values()].filter(
          (module) =>
            module.file &&
            (isContentModule(root, module.file) || (isColours && module.file.endsWith('.css'))),
        );
      // Islands need no update in the browser, as the page reloads.
      const { client } = server.environments;
      for (const module of contentModules(client)) client.moduleGraph.invalidateModule(module);
      return [...modules, ...contentModules(this.environment)];
    },
  };
  return {
    ...siteConfig(root, current, business, [devContent]),
    // Ignores thousands of files that commands write, and HTML files, for which Vite may reload every page.
    server: {
      watch: {
        ignored: ['.cache/**', 'dist/**', 'dist.*/**', '**/*.html'].map((files) => path.join(root, files)),
      },
    },
  };
}

/** Whether `dev-content.ts` imports one of some modules, directly or not. */
function isContentCode(modules: readonly EnvironmentModuleNode[]): boolean {
  const seen = new Set(modules);
  for (const { importers } of seen) for (const importer of importers) seen.add(importer);
  return [...seen].some((module) => module.file === contentCode);
}
