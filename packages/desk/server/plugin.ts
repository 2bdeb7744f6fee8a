import path from 'node:path';
import type { Plugin } from 'vite';
import type { ChangedEvent } from '../api.ts';
import { site } from '../site.ts';
import { type Desk, openDesk } from './desk.ts';
import { entrance } from './entrance.ts';
import { deskFolder, unfinishedName } from './files.ts';
import type { Guard } from './guard.ts';
import { deskHandler } from './handler.ts';
import { buildIn } from './releases/build.ts';
import { publisherOf } from './releases/publisher.ts';

/** A Vite plugin that serves the desk's interface, and tells its pages which files have changed. */
export function deskServer(root: string, guard: Guard): Plugin {
  return {
    name: 'desk:server',
    apply: 'serve',
    config: () => ({
      server: {
        // Other sites must not even read this site's code.
        cors: false,
        watch: { ignored: [path.join(root, deskFolder, '**'), `**/${unfinishedName}*`] },
      },
    }),
    async configureServer({ environments, middlewares, watcher }) {
      await site().prepare(root);
      const { hot } = environments.client;
      const send = (event: ChangedEvent) => hot.send('desk:changed', event);
      const desk = await openDesk(root, ({ files }) => send({ files, outside: false }));
      for (const type of ['add', 'change', 'unlink'])
        watcher.on(type, async (place: string) => {
          const files = await changedOutside(desk, place);
          if (files) send({ files, outside: true });
        });
      const publisher = publisherOf(root, {
        desk,
        build: (onPhotos) => buildIn(root, onPhotos),
        say: (step) => hot.send('desk:publishing', step),
      });
      middlewares.use(entrance(guard, deskHandler({ desk, publisher })));
    },
  };
}

/** The content file or photo at a path, if another program has changed it. */
async function changedOutside(desk: Desk, place: string) {
  const file = path.relative(desk.folder, place).split(path.sep).join('/');
  if (!/^(?:content|photos)\//.test(file)) return undefined;
  // Waits for requests, which may be writing the file.
  const version = await desk.inOrder(() => desk.history.newsOf(file)).catch(() => undefined);
  return version === undefined ? undefined : { [file.replace(/^content\//, '')]: version };
}
