import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { createServer, mergeConfig, type UserConfig } from 'vite';
import { markContent } from '../places/mark-content.ts';
import { type DeskSite, editSite } from '../site.ts';
import { deskPages } from './desk-pages.ts';
import { deskServer } from './desk-server.ts';
import { deskFolder, replaceFile } from './files.ts';
import { guardOf, loopback } from './guard.ts';

/**
 * Starts the desk, or finds the one that already runs for this project, so that all changes are in one history.
 * @param root the project's root folder
 * @param site what the site tells the desk
 * @param wanted the port to listen on; if it is taken, one of the next is used
 * @param settings of Vite, for tests
 * @returns the address that opens it in a browser, with the token
 */
export async function startDesk(root: string, site: DeskSite, wanted: number, settings: UserConfig = {}) {
  const note = path.join(root, deskFolder, 'running');
  const running = await readFile(note, 'utf8').catch(() => '');
  if (running && (await answers(running)))
    return { address: running, isRunning: true, close: async () => undefined };
  const guard = guardOf();
  editSite(site);
  const server = await createServer(
    mergeConfig(mergeConfig(site.devConfig(root, markContent), settings), {
      configFile: false,
      // Warnings are for developers; an owner could do nothing about them.
      logLevel: 'error',
      // Dependencies are bundled differently than for `npm run dev`.
      cacheDir: path.join(root, '.cache/vite-desk'),
      plugins: [deskServer(root, guard), deskPages(site)],
      server: { host: loopback, port: wanted },
    }),
  );
  await server.listen();
  const [url = ''] = server.resolvedUrls?.local ?? [];
  const address = guard.addressAt(Number(new URL(url).port));
  // Other users of the machine must not read the token.
  await replaceFile(note, address, 0o600);
  const close = async () => {
    await rm(note, { force: true });
    await server.close();
  };
  return { address, isRunning: false, close };
}

/** Whether a desk answers at an address with its token. */
async function answers(address: string): Promise<boolean> {
  const response = await fetch(address, { redirect: 'manual', signal: AbortSignal.timeout(2000) }).catch(
    () => undefined,
  );
  return response?.status === 303;
}
