import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { freePort } from './free-port.ts';

const root = path.resolve(import.meta.dirname, '..');
const copied = [
  'content',
  'framework',
  'photos',
  'pipeline',
  'public',
  'src',
  'package.json',
  'tsconfig.json',
];

/** The packages are those of the project, which stand outside the copy. */
const config = `import { devConfig } from './pipeline/dev.ts';
const config = devConfig(import.meta.dirname);
export default { ...config, server: { ...config.server, fs: { strict: false } } };
`;

/** A copy of the project under the dev server, to be edited by a test. */
export type DevSite = Awaited<ReturnType<typeof startDevSite>>;

/** Copies the project and starts what `npm run dev` runs there, on a free port; call `stop` at the end. */
export async function startDevSite() {
  const cache = path.join(root, '.cache');
  await mkdir(path.join(cache, 'photos'), { recursive: true });
  const dir = await mkdtemp(path.join(cache, 'test-dev-'));
  const at = (file: string) => path.join(dir, file);
  // With their times, by which photos that are encoded already are known.
  for (const name of copied)
    await cp(path.join(root, name), at(name), { recursive: true, preserveTimestamps: true });
  await writeFile(at('vite.config.ts'), config);
  await mkdir(at('.cache'));
  await symlink(path.join(cache, 'photos'), at('.cache/photos'), 'dir');

  /** In one step, so that a file that is saved once counts as one change. */
  const save = async (file: string, source: string | Buffer) => {
    await writeFile(at('.cache/saving'), source);
    await rename(at('.cache/saving'), at(file));
  };

  const port = await freePort();
  const vite = path.join(root, 'node_modules/vite/bin/vite.js');
  // A build that another test has made in this process leaves its mode behind, in which React keeps no state.
  const env = { ...process.env, NODE_ENV: 'development' };
  const server = spawn(process.execPath, [vite, '--port', String(port), '--strictPort'], { cwd: dir, env });
  let output = '';
  for (const stream of [server.stdout, server.stderr])
    stream.on('data', (text) => {
      output += text;
    });
  const origin = `http://localhost:${port}`;
  while (!(await fetch(origin).catch(() => undefined))) {
    if (server.exitCode !== null) throw new Error(`The dev server ended:\n${output}`);
    await new Promise((done) => setTimeout(done, 50));
  }
  return {
    origin,
    read: (file: string) => readFile(at(file), 'utf8'),
    write: save,
    copy: (from: string, to: string) => cp(at(from), at(to)),
    /** Replaces the first occurrence in a file, which must have one. @returns what undoes it */
    async edit(file: string, find: string, replacement: string): Promise<() => Promise<void>> {
      const source = await readFile(at(file), 'utf8');
      if (!source.includes(find)) throw new Error(`${file} does not contain ${JSON.stringify(find)}.`);
      await save(
        file,
        source.replace(find, () => replacement),
      );
      return () => save(file, source);
    },
    async stop(): Promise<void> {
      const isEnded = once(server, 'exit');
      if (server.exitCode === null && server.kill()) await isEnded;
      await rm(dir, { recursive: true, force: true });
    },
  };
}
