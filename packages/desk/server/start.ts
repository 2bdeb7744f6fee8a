import { readFile, rm } from 'node:fs/promises';
import { createServer as createProbe } from 'node:net';
import path from 'node:path';
import { UsageError } from '@site/serve';
import { createServer, mergeConfig, type UserConfig } from 'vite';
import { markContent } from '../page/places/mark-content.ts';
import { deskPages } from '../page/plugin.ts';
import { type DeskSite, editSite } from '../site.ts';
import { deskFolder, replaceFile } from './files.ts';
import { guardOf, loopback } from './guard.ts';
import { deskServer } from './plugin.ts';

/** How many ports are tried. Close to the wanted one, as the browser keeps drafts by port. */
const portsTried = 20;

/**
 * Starts the desk, or finds the one that already runs for this project, so that all changes are in one history.
 * @param root the project's root folder
 * @param site what the site tells the desk
 * @param wanted the port to listen on; if it is taken, one of the next is used
 * @param settings of Vite, for tests
 * @returns the address that opens it in a browser, with the token
 * @throws UsageError if no port is free
 */
export async function startDesk(root: string, site: DeskSite, wanted: number, settings: UserConfig = {}) {
  const note = path.join(root, deskFolder, 'running');
  const running = await readFile(note, 'utf8').catch(() => '');
  if (running && (await answers(running)))
    return { address: running, isRunning: true, close: async () => undefined };
  const port = await freePort(wanted);
  const guard = guardOf(port);
  editSite(site);
  const server = await createServer(
    mergeConfig(mergeConfig(site.devConfig(root, markContent), settings), {
      configFile: false,
      // Warnings are for developers; an owner could do nothing about them.
      logLevel: 'error',
      // Dependencies are bundled differently than for `npm run dev`.
      cacheDir: path.join(root, '.cache/vite-desk'),
      plugins: [deskServer(root, guard), deskPages(site)],
      server: { host: loopback, port, strictPort: true },
    }),
  );
  await server.listen();
  // Other users of the machine must not read the token.
  await replaceFile(note, guard.address, 0o600);
  const close = async () => {
    await rm(note, { force: true });
    await server.close();
  };
  return { address: guard.address, isRunning: false, close };
}

/** Whether a desk answers at an address with its token. */
async function answers(address: string): Promise<boolean> {
  const response = await fetch(address, { redirect: 'manual', signal: AbortSignal.timeout(2000) }).catch(
    () => undefined,
  );
  return response?.status === 303;
}

async function freePort(wanted: number): Promise<number> {
  for (let port = wanted; port < Math.min(wanted + portsTried, 65_536); port += 1)
    if (await isFree(port)) return port;
  throw new UsageError(`No port from ${wanted} on is free: close other programs, or name one with --port.`);
}

function isFree(port: number): Promise<boolean> {
  return new Promise((done) => {
    const probe = createProbe();
    probe.once('error', () => done(false));
    probe.listen(port, loopback, () => probe.close(() => done(true)));
  });
}
