import { constants } from 'node:fs';
import { copyFile, mkdir, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import { createServer, mergeConfig, type UserConfig } from 'vite';
import { devConfig } from '../../pipeline/dev.ts';
import { markContent } from '../page/places/mark-content.ts';
import { frameScript } from '../page/plugin.ts';
import { deskFolder, replaceFile } from './files.ts';
import { loopback } from './guard.ts';
import { type PageIndex, pageIndex } from './page-index.ts';
import { originOf, pageReader } from './page-reader.ts';
import { areSame, type FileIds } from './releases/store.ts';

/** The site as it was published last. */
export type FormerSite = {
  /**
   * Serves it, with its content as given.
   * @param files of content and photos
   * @param now the files as they stand: what is the same is copied from there
   * @param read reads the bytes of a file
   * @returns its origin, and its pages
   */
  serve: (
    files: FileIds,
    now: FileIds,
    read: (id: string) => Promise<Buffer>,
  ) => Promise<{ origin: string; pages: PageIndex }>;
  close: () => Promise<void>;
};

/**
 * A second dev server, with the content that was published and the code of today. It starts when it is first asked for.
 * @param root the project's root folder
 * @param settings of Vite, for tests
 * @param quiet resolves when nothing is under way that a person waits for
 */
export function formerSite(root: string, settings: UserConfig, quiet?: () => Promise<void>): FormerSite {
  const dir = path.join(root, deskFolder, 'former');
  let started: ReturnType<typeof start> | undefined;
  let written: FileIds = new Map();
  let last: Promise<unknown> = Promise.resolve();

  async function start() {
    const folders = { contentDir: path.join(dir, 'content'), photosDir: path.join(dir, 'photos') };
    const config = devConfig(root, { ...folders, marked: markContent });
    const server = await createServer(
      mergeConfig(mergeConfig(config, settings), {
        configFile: false,
        logLevel: 'error',
        cacheDir: path.join(root, deskFolder, 'vite'),
        plugins: [frameScript()],
        server: { host: loopback, port: 0, hmr: { overlay: false }, cors: false },
      }),
    );
    await server.listen();
    return { server, origin: originOf(server), pages: pageIndex(pageReader(server), quiet) };
  }

  async function stop() {
    await (await started?.catch(() => undefined))?.server.close();
    started = undefined;
  }

  /** Writes the folder anew, as far as it differs from what was written before. */
  async function write(...[files, now, read]: Parameters<FormerSite['serve']>) {
    if (written.size === 0) await rm(dir, { recursive: true, force: true });
    for (const [file, id] of files) {
      if (written.get(file) === id) continue;
      const place = path.join(dir, file);
      await mkdir(path.dirname(place), { recursive: true });
      if (now.get(file) === id) await copyWithTime(path.join(root, file), place);
      else await replaceFile(place, await read(id));
    }
    for (const file of written.keys()) if (!files.has(file)) await rm(path.join(dir, file), { force: true });
    written = files;
  }

  async function serve(...args: Parameters<FormerSite['serve']>) {
    const [files] = args;
    if (!areSame(files, written)) {
      // After a publish: a new server has read nothing of the former content.
      await stop();
      await write(...args);
    }
    started ??= start();
    started.catch(() => {
      started = undefined;
    });
    const { origin, pages } = await started;
    return { origin, pages };
  }

  return {
    serve: (...args) => {
      const next = last.then(() => serve(...args));
      last = next.catch(() => undefined);
      return next;
    },
    close: async () => {
      await stop();
      await rm(dir, { recursive: true, force: true });
    },
  };
}

/** With its time, by which photos that are encoded already are known. */
async function copyWithTime(from: string, to: string): Promise<void> {
  const { atime, mtime } = await stat(from);
  await copyFile(from, to, constants.COPYFILE_FICLONE);
  await utimes(to, atime, mtime);
}
