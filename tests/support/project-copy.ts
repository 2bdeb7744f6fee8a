import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');
const copied = ['packages', 'pipeline', 'public', 'sample', 'src', 'package.json', 'tsconfig.json'];

/**
 * Copies the project into a folder where a test may edit it; call `remove` at the end. Installed packages and the photo
 * cache are shared with the project.
 * @param others additional folders to copy
 */
export async function copyProject(others: readonly string[] = []) {
  const cache = path.join(root, '.cache');
  await mkdir(path.join(cache, 'photos'), { recursive: true });
  const dir = await mkdtemp(path.join(cache, 'test-dev-'));
  const at = (file: string) => path.join(dir, file);
  for (const name of [...copied, ...others]) await cp(path.join(root, name), at(name), { recursive: true });
  await mkdir(at('.cache'));
  await mkdir(at('node_modules/@site'), { recursive: true });
  for (const name of await readdir(path.join(root, 'node_modules')))
    if (name !== '@site' && !name.startsWith('.'))
      await symlink(path.join(root, 'node_modules', name), at(`node_modules/${name}`));
  for (const name of await readdir(at('packages')))
    await symlink(at(`packages/${name}`), at(`node_modules/@site/${name}`), 'dir');
  await symlink(path.join(cache, 'photos'), at('.cache/photos'), 'dir');

  /** Atomically, so that one save counts as one change. */
  const write = async (file: string, source: string | Buffer) => {
    await writeFile(at('.cache/saving'), source);
    await rename(at('.cache/saving'), at(file));
  };
  return {
    dir,
    at,
    write,
    read: (file: string) => readFile(at(file), 'utf8'),
    copy: (from: string, to: string) => cp(at(from), at(to), { recursive: true }),
    move: (from: string, to: string) => rename(at(from), at(to)),
    /** Replaces the first occurrence in a file, which must exist. @returns a function that undoes it */
    async edit(file: string, find: string, replacement: string): Promise<() => Promise<void>> {
      const source = await readFile(at(file), 'utf8');
      if (!source.includes(find)) throw new Error(`${file} does not contain ${JSON.stringify(find)}.`);
      await write(
        file,
        source.replace(find, () => replacement),
      );
      return () => write(file, source);
    },
    remove: () => rm(dir, { recursive: true, force: true }),
  };
}
