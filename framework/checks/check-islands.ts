import type { ViteDevServer } from 'vite';
import { devPrerender, ssrOf } from '../vite/dev.ts';
import { elementFaults, hookFaults } from './faults.ts';

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
