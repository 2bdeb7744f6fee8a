import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import type { ChangedEvent } from '../api.ts';
import { type Desk, deskFolder } from './desk.ts';
import { unfinishedName, versionOf } from './files.ts';
import type { Guard } from './guard.ts';
import { deskHandler } from './handler.ts';

/** A Vite plugin that serves the desk's interface, and tells its pages which files were changed, and by whom. */
export function deskServer(root: string, desk: Desk, guard: Guard): Plugin {
  return {
    name: 'desk:server',
    apply: 'serve',
    config: () => ({
      server: {
        // Other sites read nothing, not even the code of this one.
        cors: false,
        watch: { ignored: [path.join(root, deskFolder, '**'), `**/${unfinishedName}*`] },
      },
    }),
    configureServer(server) {
      const send = (files: ChangedEvent['files'], outside: boolean) => {
        const event: ChangedEvent = { files, outside, history: desk.history() };
        server.environments.client.hot.send('desk:changed', event);
      };
      server.middlewares.use(deskHandler(desk, guard, pageReader(server), ({ files }) => send(files, false)));
      for (const type of ['add', 'change', 'unlink'])
        server.watcher.on(type, (place: string) => void tellOutside(root, desk, place, send));
    },
  };
}

/** Tells of a change by another program. */
async function tellOutside(
  root: string,
  desk: Desk,
  place: string,
  send: (files: ChangedEvent['files'], outside: boolean) => void,
): Promise<void> {
  const file = path.relative(root, place).split(path.sep).join('/');
  if (!/^(?:content|photos)\//.test(file) || file.startsWith('content/schemas/')) return;
  // Waits for a request that is writing the file.
  const isOwn = await desk.inOrder(() => desk.isOwn(file)).catch(() => true);
  if (isOwn) return;
  const bytes = await readFile(place).catch(() => null);
  send({ [file.replace(/^content\//, '')]: versionOf(bytes) }, true);
}

/** Reads pages from the dev server itself. */
function pageReader(server: ViteDevServer) {
  return async (route: string): Promise<string> => {
    const address = server.httpServer?.address();
    if (typeof address !== 'object' || !address) return '';
    const response = await fetch(`http://${address.address}:${address.port}${route}`);
    return response.ok ? response.text() : '';
  };
}
