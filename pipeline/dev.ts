import { createReadStream } from 'node:fs';
import path from 'node:path';
import type { Connect, DevEnvironment, Plugin, RunnableDevEnvironment, UserConfig } from 'vite';
import { siteConfig } from './config.ts';
import { isContentModule } from './content/plugin.ts';
import type * as DevContent from './dev-content.ts';

type ContentReader = ReturnType<typeof DevContent.devContentReader>;
type Content = Awaited<ReturnType<ContentReader>>;

/** Runs where the pages are rendered: imported here, each change of the code in `src/` that it needs would start Vite anew. */
const contentCode = path.join(import.meta.dirname, 'dev-content.ts');

/**
 * The configuration of `npm run dev`: that of the build, with content that is read again when one of its files changes and
 * photos that are encoded when they are asked for.
 * @param root the project's folder
 */
export function devConfig(root: string, contentDir = path.join(root, 'content')): UserConfig {
  const folders = [contentDir, path.join(root, 'photos')];
  let code: () => Promise<typeof DevContent>;
  let reader: Promise<ContentReader> | undefined;
  let reading: Promise<Content> | undefined;
  let failed: Promise<Content> | null = null;
  /** The content as it is now. A mistake in it goes to the overlay, as those in the code do. */
  const current = async (): Promise<Content> => {
    reader ??= code().then(({ devContentReader }) => devContentReader(root, contentDir));
    reading ??= reader.then((read) => read());
    const started = reading;
    try {
      return await started;
    } catch (error) {
      // What was saved meanwhile may have mended it, and nothing would take the overlay away.
      if (reading !== started) return current();
      failed = started;
      throw error;
    }
  };
  const devContent: Plugin = {
    name: 'site:dev',
    apply: 'serve',
    configureServer({ environments, watcher, middlewares }) {
      code = () => (environments.ssr as RunnableDevEnvironment).runner.import(contentCode);
      watcher.add(folders);
      middlewares.use(contentFiles(current));
    },
    /** Has the content read again after each change of its files or its code; new and deleted ones count too. */
    hotUpdate({ file, modules, server }) {
      // A fault may be that a file is missing, which no module is known to import.
      const isCode = reading === failed || isContentCode(server.environments.ssr, file);
      if (!isCode && !folders.some((folder) => file.startsWith(folder + path.sep))) return undefined;
      if (isCode) reader = undefined;
      reading = undefined;
      const known = [...this.environment.moduleGraph.idToModuleMap.values()];
      return [...modules, ...known.filter((module) => module.file && isContentModule(root, module.file))];
    },
  };
  return {
    ...siteConfig(root, current, [devContent]),
    // What commands write, some thousand files.
    server: {
      watch: { ignored: ['.cache', 'dist', 'dist.*'].map((folder) => path.join(root, folder, '**')) },
    },
  };
}

/** Whether what reads the content imports a file. */
function isContentCode({ moduleGraph }: DevEnvironment, file: string): boolean {
  const seen = new Set(moduleGraph.getModulesByFile(file));
  for (const { importers } of seen) for (const importer of importers) seen.add(importer);
  return [...seen].some((module) => module.file === contentCode);
}

/** Serves photos and run-time files. */
export function contentFiles(content: () => Promise<Content>): Connect.NextHandleFunction {
  return async (request, response, next) => {
    try {
      const pathname = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname);
      // All else is answered without the content, also while there is a mistake in it.
      if (!/^\/(api|content)\//.test(pathname)) return next();
      const { photoAt, runtimeFileAt } = await content();
      const photo = await photoAt(pathname);
      const read = runtimeFileAt(pathname);
      if (photo) createReadStream(photo).on('error', next).pipe(response);
      else if (read) response.setHeader('content-type', 'application/json').end(JSON.stringify(read));
      else next();
    } catch (error) {
      next(error);
    }
  };
}
