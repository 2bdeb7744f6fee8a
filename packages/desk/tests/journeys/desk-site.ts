import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { freePort } from '../../../../tests/free-port.ts';
import { copyProject } from '../../../../tests/project-copy.ts';

const starter = path.join(import.meta.dirname, '../start-desk.ts');

/** A copy of the project with its desk, to be edited by a test. */
export type DeskSite = Awaited<ReturnType<typeof startDeskSite>>;

/** Copies the project and starts its desk, as `npm run edit` does, without a browser; call `stop` at the end. */
export async function startDeskSite() {
  const { dir, at, remove, ...files } = await copyProject(['deploy', 'desk.config.ts']);
  const port = await freePort();
  let server: ChildProcess;
  let address = '';
  const start = async () => {
    const started = performance.now();
    const process_ = spawn(process.execPath, ['--import', 'tsx', starter, dir, String(port)], {
      env: { ...process.env, NODE_ENV: 'development' },
    });
    server = process_;
    let output = '';
    process_.stderr.on('data', (text) => {
      output += text;
    });
    address = await new Promise<string>((found, failed) => {
      process_.stdout.on('data', (text) => found(String(text).trim()));
      process_.on('exit', () => failed(new Error(`The desk ended:\n${output}`)));
    });
    return Math.round(performance.now() - started);
  };
  const end = async () => {
    const isEnded = once(server, 'exit');
    const isRunning = server.exitCode === null && server.signalCode === null;
    // As Ctrl+C does. Vite answers SIGTERM by waiting for requests that a page in the browser may hold open.
    if (isRunning && server.kill('SIGINT')) await isEnded;
  };
  const startTime = await start();
  return {
    ...files,
    dir,
    /** Ends the program at once, as a loss of power does. */
    kill: async () => {
      const isEnded = once(server, 'exit');
      server.kill('SIGKILL');
      await isEnded;
    },
    /** Milliseconds from the command to the printed address. */
    startTime,
    origin: `http://127.0.0.1:${port}`,
    /** The address with the token of the last start. */
    address: () => address,
    /** Stops the desk and starts it again at the same port. */
    restart: async (meanwhile: () => Promise<void>) => {
      await end();
      await meanwhile();
      await start();
    },
    /** The bytes of all files of content and photos, as one text each. */
    async snapshot(): Promise<Record<string, string>> {
      const entries = await Promise.all(
        ['content', 'photos'].map((folder) => readdir(at(folder), { recursive: true, withFileTypes: true })),
      );
      const names = entries
        .flat()
        .flatMap((entry) => (entry.isFile() ? path.join(entry.parentPath, entry.name) : []));
      const hash = async (file: string) =>
        createHash('sha256')
          .update(await readFile(file))
          .digest('hex');
      return Object.fromEntries(
        await Promise.all(names.sort().map(async (file) => [path.relative(dir, file), await hash(file)])),
      );
    },
    async stop(): Promise<void> {
      await end();
      await remove();
    },
  };
}
