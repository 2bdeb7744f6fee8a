import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

const desk = path.resolve(import.meta.dirname, '../..');

/** A copy of a site with its desk, to be edited by a test. */
export type DeskSite = Awaited<ReturnType<typeof startDeskSite>>;

/** A copy of a site. desk: the folder of the desk that is started for it; default: this one */
export type SiteCopy = { dir: string; desk?: string; remove: () => Promise<void> };

/** Copies the fixture site to a temporary folder. */
export async function copyFixture(): Promise<SiteCopy> {
  const dir = await mkdtemp(path.join(os.tmpdir(), 'desk-site-'));
  await cp(path.join(desk, 'fixtures/site'), dir, { recursive: true });
  await symlink(path.join(desk, '../../node_modules'), path.join(dir, 'node_modules'), 'dir');
  // As a desk leaves it that was killed.
  await mkdir(path.join(dir, '.desk'));
  await writeFile(path.join(dir, '.desk/running'), 'http://127.0.0.1:9/?token=former');
  return { dir, remove: () => rm(dir, { recursive: true, force: true, maxRetries: 9, retryDelay: 200 }) };
}

/** Starts the desk of a copy of a site, as `npm run edit` does, without a browser; call `stop` at the end. */
export async function startDeskSite(copy: SiteCopy) {
  const { dir, remove } = copy;
  const starter = path.join(copy.desk ?? desk, 'tests/start-desk.mjs');
  const server = spawn(process.execPath, [starter, dir]);
  let output = '';
  server.stderr.on('data', (text) => {
    output += text;
  });
  const address = await new Promise<string>((found, failed) => {
    server.stdout.on('data', (text) => found(String(text).trim()));
    server.on('exit', () => failed(new Error(`The desk ended:\n${output}`)));
  });
  return {
    dir,
    read: (file: string) => readFile(path.join(dir, file), 'utf8'),
    origin: new URL(address).origin,
    /** The address with the token. */
    address,
    async stop(): Promise<void> {
      const isEnded = once(server, 'exit');
      // As Ctrl+C does. Vite answers SIGTERM by waiting for requests that a page in the browser may hold open.
      if (server.exitCode === null && server.kill('SIGINT')) await isEnded;
      await remove();
    },
  };
}
