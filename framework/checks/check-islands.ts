import type { ViteDevServer } from 'vite';
import { devPrerender, ssrOf } from '../vite/dev.ts';
import { elementFaults, hookFaults } from './faults.ts';

/** See `checkIslands` in `../index.ts`. */
export async function findFaults(server: ViteDevServer): Promise<string[]> {
  const ssr = ssrOf(server);
  const errors = await renderErrors(server);
  return [...errors, ...(await hookFaults(ssr)), ...(await elementFaults(ssr))];
}

/** Renders every document. @returns the messages of all errors, each once */
async function renderErrors(server: ViteDevServer): Promise<Set<string>> {
  const messages = new Set<string>();
  const note = (error: unknown) => {
    messages.add(error instanceof Error ? error.message : String(error));
  };
  try {
    const { render, paths, notFoundPath } = await devPrerender(server);
    for (const path of [...paths, notFoundPath]) await render(path).catch(note);
  } catch (error) {
    note(error);
  }
  return messages;
}
