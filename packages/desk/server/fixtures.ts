import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import site from '../../../desk.config.ts';
import { editSite } from '../site.ts';
import { openDesk } from './desk.ts';

editSite(site);

const project = path.resolve(import.meta.dirname, '../../..');

/**
 * A copy of the project's content, with files of a few bytes in place of its photos. It is removed
 * after the test.
 */
export async function copiedProject(): Promise<string> {
  const root = await mkdtemp(path.join(os.tmpdir(), 'desk-'));
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  await cp(path.join(project, 'content'), path.join(root, 'content'), { recursive: true });
  await mkdir(path.join(root, 'photos'));
  for (const name of await readdir(path.join(project, 'photos')))
    await writeFile(path.join(root, 'photos', name), name);
  return root;
}

/** The bytes of all files of content and photos, by path. */
export async function bytesOf(root: string): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  for (const folder of ['content', 'photos'])
    for (const entry of await readdir(path.join(root, folder), { recursive: true, withFileTypes: true })) {
      const place = path.join(entry.parentPath, entry.name);
      if (entry.isFile()) found[path.relative(root, place)] = await readFile(place, 'latin1');
    }
  return found;
}

/** A desk for a copy of the project's content. */
export async function copiedDesk() {
  const root = await copiedProject();
  const desk = await openDesk(root);
  const view = async (file: string) => {
    const found = await desk.reader.read(file);
    if (!found) throw new Error(`${file} is missing.`);
    return found;
  };
  return {
    root,
    desk,
    view,
    read: (file: string) => readFile(path.join(root, file), 'utf8'),
    /** Sends one change, with the current version. */
    change: async (file: string, ...changes: Parameters<typeof desk.change>[0]['changes']) =>
      desk.change({ file, version: (await view(file)).version, changes }),
  };
}
