import type { ViteDevServer } from 'vite';
import { devPrerender, ssrOf } from '../vite/dev.ts';
import { elementFaults, hookFaults } from './faults.ts';

/** See `checkIslands` in `../index.ts`. */
export async function findFaults(server: ViteDevServer): Promise<string[]> {
  const ssr = ssrOf(server);
  const thrown = await renderFaults(server);
  return [...thrown, ...(await hookFaults(ssr)), ...(await elementFaults(ssr))];
}

/** What is thrown when every document is rendered, each sentence once. */
async function renderFaults(server: ViteDevServer): Promise<Set<string>> {
  const faults = new Set<string>();
  const note = (error: unknown) => {
    faults.add(error instanceof Error ? error.message : String(error));
  };
  try {
    const { render, paths, notFoundPath } = await devPrerender(server);
    for (const path of [...paths, notFoundPath]) await render(path).catch(note);
  } catch (error) {
    note(error);
  }
  return faults;
}
