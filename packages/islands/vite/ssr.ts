import { isRunnableDevEnvironment, type RunnableDevEnvironment, type ViteDevServer } from 'vite';
import { hookFaults } from '../checks/hooks.ts';
import type * as Server from '../server.tsx';
import { serverEntry } from '../site.ts';

/** The environment that pre-renders. @throws if Vite has no environment that runs modules */
export function ssrOf(server: ViteDevServer): RunnableDevEnvironment {
  const { ssr } = server.environments;
  if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('Vite has no environment that runs modules.');
  return ssr;
}

/** The server module of the site, from its current code. */
export async function devPrerender(server: ViteDevServer): Promise<typeof Server> {
  const { runner } = ssrOf(server);
  return runner.import<typeof Server>(serverEntry).catch((error: unknown) => {
    // The runner would keep the failure, even of a module that only took too long on a busy machine.
    runner.clearCache();
    throw error;
  });
}

/**
 * Renders every page of a site from its current code and content, without scripts, styles and photos.
 * @param onDocument called with the HTML of each page
 * @returns why pages cannot be rendered, without duplicates
 */
export async function renderPages(
  server: ViteDevServer,
  onDocument: (html: string) => void = () => {},
): Promise<string[]> {
  const messages = new Set<string>();
  const note = (error: unknown) => void messages.add(error instanceof Error ? error.message : String(error));
  const renderAll = async () => {
    // Loading all modules can exceed Vite's limit of a minute on a busy machine. The second attempt reuses what was loaded.
    const loaded = await devPrerender(server).catch(() => devPrerender(server));
    const { render, paths, notFoundPath } = loaded;
    for (const path of [...paths, notFoundPath]) await render(path).then(onDocument, note);
  };
  await renderAll().catch(note);
  return [...messages];
}

/**
 * Renders every page of a site, and finds the state, effect and ref hooks that would silently do nothing outside islands.
 * @param onDocument called with the HTML of each page
 * @returns a sentence for each of them, and why pages cannot be rendered
 */
export async function checkIslands(
  server: ViteDevServer,
  onDocument?: (html: string) => void,
): Promise<string[]> {
  return [...(await renderPages(server, onDocument)), ...(await hookFaults(ssrOf(server)))];
}
