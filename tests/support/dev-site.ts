import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { copyProject } from './project-copy.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** Vite's bundles of packages, kept for the next run; each worker has its own. */
const cacheDir = path.join(root, `.cache/vite-dev-${process.env.TEST_PARALLEL_INDEX ?? 0}`);
/** Lets the server read the packages, which are outside the copy. */
const config = `import { devConfig } from './pipeline/dev/dev.ts';
const config = devConfig(import.meta.dirname);
const server = { ...config.server, fs: { strict: false } };
export default { ...config, server, cacheDir: ${JSON.stringify(cacheDir)} };
`;

/** A copy of the project that the dev server serves and a test edits. */
export type DevSite = Awaited<ReturnType<typeof startDevSite>>;

/** Copies the project and starts its dev server on a free port; call `stop` at the end. */
export async function startDevSite() {
  const { dir, at, remove, ...files } = await copyProject();
  await writeFile(at('vite.config.ts'), config);
  const vite = path.join(root, 'node_modules/vite/bin/vite.js');
  const env = { ...process.env, BUSINESS_FOLDER: '', NO_COLOR: '1' };
  const server = spawn(process.execPath, [vite, '--configLoader', 'runner', '--port', '0'], {
    cwd: dir,
    env,
  });
  const origin = await new Promise<string>((resolve, reject) => {
    let output = '';
    for (const stream of [server.stdout, server.stderr])
      stream.on('data', (text) => {
        output += text;
        const [address] = /http:\/\/localhost:\d+/.exec(output) ?? [];
        if (address) resolve(address);
      });
    server.once('exit', () => reject(new Error(`The dev server ended:\n${output}`)));
  });
  return {
    ...files,
    origin,
    async stop(): Promise<void> {
      const isEnded = once(server, 'exit');
      // Like Ctrl+C. On SIGTERM, Vite waits for requests that a page in the browser may keep open.
      if (server.exitCode === null && server.kill('SIGINT')) await isEnded;
      await remove();
    },
  };
}
