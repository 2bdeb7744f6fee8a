import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
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
  return { dir, remove: () => rm(dir, { recursive: true, force: true, maxRetries: 9, retryDelay: 200 }) };
}

/** Starts the desk of a copy of a site, as `npm run edit` does, without a browser; call `stop` at the end. */
export async function startDeskSite(copy: SiteCopy) {
  const { dir, remove } = copy;
  const starter = path.join(copy.desk ?? desk, 'tests/start-desk.mjs');
  const at = (file: string) => path.join(dir, file);
  await mkdir(at('.cache'), { recursive: true });
  let server: ChildProcess;
  let address = '';
  // Each worker of Playwright has ports of its own. What is typed belongs to a port, so later starts take the same.
  let port = String(4300 + 30 * Number(process.env.TEST_PARALLEL_INDEX ?? 0));
  const start = async () => {
    const process_ = spawn(process.execPath, [starter, dir, port]);
    server = process_;
    let output = '';
    process_.stderr.on('data', (text) => {
      output += text;
    });
    address = await new Promise<string>((found, failed) => {
      process_.stdout.on('data', (text) => found(String(text).trim()));
      process_.on('exit', () => failed(new Error(`The desk ended:\n${output}`)));
    });
    port = new URL(address).port;
  };
  const end = async (signal: 'SIGINT' | 'SIGKILL') => {
    const isEnded = once(server, 'exit');
    const isRunning = server.exitCode === null && server.signalCode === null;
    if (isRunning && server.kill(signal)) await isEnded;
  };
  await start();
  const read = (file: string) => readFile(at(file), 'utf8');
  /** In one step, so that a file that is saved once counts as one change. */
  const write = async (file: string, source: string) => {
    await writeFile(at('.cache/saving'), source);
    await rename(at('.cache/saving'), at(file));
  };
  return {
    dir,
    read,
    write,
    /** Replaces the first occurrence in a file, which must have one. */
    async edit(file: string, find: string, replacement: string): Promise<void> {
      const source = await read(file);
      if (!source.includes(find)) throw new Error(`${file} does not contain ${JSON.stringify(find)}.`);
      await write(
        file,
        source.replace(find, () => replacement),
      );
    },
    /** Ends the program at once, as a loss of power does. */
    kill: () => end('SIGKILL'),
    origin: new URL(address).origin,
    /** The address with the token of the last start. */
    address: () => address,
    /** Starts it again at the same port. */
    restart: start,
    async stop(): Promise<void> {
      // As Ctrl+C does. Vite answers SIGTERM by waiting for requests that a page in the browser may hold open.
      await end('SIGINT');
      await remove();
    },
  };
}
