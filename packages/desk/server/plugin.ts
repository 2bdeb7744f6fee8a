import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin, RunnableDevEnvironment, ViteDevServer } from 'vite';
import type { ChangedEvent } from '../api.ts';
import type { PublishingEvent } from '../publish-api.ts';
import type * as SiteModule from '../site.ts';
import type * as DeskModule from './desk.ts';
import { entrance } from './entrance.ts';
import { deskFolder, unfinishedName, versionOf } from './files.ts';
import type { Guard } from './guard.ts';
import type * as HandlerModule from './handler.ts';
import type * as BuildModule from './releases/build.ts';
import type * as PublisherModule from './releases/publisher.ts';

type Desk = DeskModule.Desk;

/** What a site tells the desk, in the project's root. */
export const siteFile = 'desk.config.ts';

/** A Vite plugin that serves the desk's interface, and tells its pages which files were changed, and by whom. */
export function deskServer(root: string, guard: Guard): Plugin {
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
      let answer: ReturnType<typeof openHandler> | undefined;
      server.middlewares.use(
        entrance(guard, async (...request) => {
          answer ??= openHandler(root, server);
          // After a failure, the next request tries again.
          answer.catch(() => {
            answer = undefined;
          });
          return (await answer)(...request);
        }),
      );
    },
  };
}

/**
 * Opens the desk. Its code is read with the first request, so that the page that asks is there earlier. It is read where
 * pages are rendered: an article that was checked for one is not parsed again for the other.
 */
async function openHandler(root: string, server: ViteDevServer) {
  const { runner } = server.environments.ssr as RunnableDevEnvironment;
  const moduleOf = <T>(name: string) => runner.import<T>(path.join(import.meta.dirname, name));
  const { openDesk } = await moduleOf<typeof DeskModule>('desk.ts');
  const { deskHandler } = await moduleOf<typeof HandlerModule>('handler.ts');
  const { editSite } = await moduleOf<typeof SiteModule>('../site.ts');
  const { default: site } = await runner.import<{ default: SiteModule.DeskSite }>(path.join(root, siteFile));
  editSite(site);
  await site.prepare(root);
  const desk = await openDesk(root);
  const send = (files: ChangedEvent['files'], outside: boolean) => {
    const event: ChangedEvent = { files, outside, history: desk.history() };
    server.environments.client.hot.send('desk:changed', event);
  };
  for (const type of ['add', 'change', 'unlink'])
    server.watcher.on(type, async (place: string) => {
      const files = await changedOutside(root, desk, place);
      if (files) send(files, true);
    });
  const onWritten = ({ files }: Pick<ChangedEvent, 'files'>) => send(files, false);
  const { buildIn } = await moduleOf<typeof BuildModule>('releases/build.ts');
  const { publisherOf } = await moduleOf<typeof PublisherModule>('releases/publisher.ts');
  const say = (step: PublishingEvent['step'], sentence: string) =>
    server.environments.client.hot.send('desk:publishing', { step, sentence } satisfies PublishingEvent);
  const publisher = publisherOf(root, { desk, build: buildIn(root), say, onTaken: onWritten });
  return deskHandler({ desk, publisher, onWritten });
}

/** The content file or photo at a place, if another program changed it. */
async function changedOutside(root: string, desk: Desk, place: string) {
  const file = path.relative(root, place).split(path.sep).join('/');
  if (!/^(?:content|photos)\//.test(file)) return undefined;
  // Waits for a request that is writing the file.
  const isNews = await desk.inOrder(() => desk.isNews(file)).catch(() => false);
  if (!isNews) return undefined;
  const bytes = await readFile(place).catch(() => null);
  return { [file.replace(/^content\//, '')]: versionOf(bytes) };
}
