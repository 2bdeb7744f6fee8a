import type { ServerResponse } from 'node:http';
import path from 'node:path';
import type { Plugin } from 'vite';
import type { ChangedEvent, DeskEvents } from '../api.ts';
import { site } from '../site.ts';
import { type Desk, openDesk } from './desk.ts';
import { base, entrance } from './entrance.ts';
import { faultPage } from './fault-page.ts';
import { deskFolder, fileAt, unfinishedName } from './files.ts';
import type { Guard } from './guard.ts';
import { deskHandler } from './handler.ts';
import { buildIn } from './releases/build.ts';
import { publisherOf } from './releases/publisher.ts';

/** A Vite plugin that serves the desk's interface, and tells its pages which files have changed. */
export function deskServer(root: string, guard: Guard): Plugin {
  /** The open pages of the desk, which listen to its events. */
  const pages = new Set<ServerResponse>();
  const send = <Name extends keyof DeskEvents>(name: Name, detail: DeskEvents[Name]): void => {
    for (const page of pages) page.write(`event: ${name}\ndata: ${JSON.stringify(detail)}\n\n`);
  };
  return {
    name: 'desk:server',
    apply: 'serve',
    // After the hooks of the site, which then knows the change.
    enforce: 'post',
    config: () => ({
      server: {
        // Other sites must not even read this site's code.
        cors: false,
        watch: { ignored: [path.join(root, deskFolder, '**'), `**/${unfinishedName}*`] },
      },
    }),
    hotUpdate() {
      if (this.environment.name === 'ssr') send('reload', null);
    },
    async configureServer(server) {
      const { middlewares, watcher } = server;
      await site().prepare(root);
      const desk = await openDesk(root, ({ files }) => send('changed', { files, outside: false }));
      for (const type of ['add', 'change', 'unlink'])
        watcher.on(type, async (place: string) => {
          // If something is wrong with the folder, every request says what.
          const files = await newsAt(desk, place).catch(() => ({}));
          if (Object.keys(files).length > 0) send('changed', { files, outside: true });
        });
      const publisher = publisherOf(root, {
        desk,
        render: () => site().render(server),
        build: () => buildIn(root),
      });
      const answer = deskHandler({ desk, publisher });
      middlewares.use(
        entrance(guard, async (request, response, url) => {
          if (url.pathname !== `${base}events`) return answer(request, response, url);
          response.writeHead(200, { 'content-type': 'text/event-stream' }).flushHeaders();
          pages.add(response);
          response.on('close', () => pages.delete(response));
        }),
      );
      // After the middlewares of the site.
      return () => void middlewares.use(faultPage);
    },
  };
}

/** The content file or photo at a path with its version, if another program has changed it. */
async function newsAt(desk: Desk, place: string): Promise<ChangedEvent['files']> {
  const file = path.relative(desk.folder(), place).split(path.sep).join('/');
  if (!/^(?:content|photos|brand)\/[^/]/.test(file)) return {};
  // Waits for requests, which may be writing the file.
  const version = await desk.inOrder(() => desk.history.newsOf(file));
  return version === undefined ? {} : { [fileAt(file)]: version };
}
