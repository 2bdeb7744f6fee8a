import { cp, mkdtemp, readFile, realpath, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import type { Change, Json, Path } from '../api.ts';
import site from '../fixtures/site/desk.config.ts';
import { editSite } from '../site.ts';
import { openDesk } from './desk.ts';

const folder = path.join(import.meta.dirname, '../fixtures/site');

/** An empty folder, removed after the test. */
export async function temporaryFolder(): Promise<string> {
  const dir = await realpath(await mkdtemp(path.join(os.tmpdir(), 'desk-')));
  onTestFinished(() => rm(dir, { recursive: true, force: true }));
  return dir;
}

/**
 * A copy of the fixture site's content, photos and brand for the desk to edit. It is removed after the test.
 * @param inside the folder of the project that has them; empty for the project itself
 */
export async function copiedProject(inside = ''): Promise<string> {
  editSite({ ...site, folder: (root) => path.join(root, inside) });
  const root = await temporaryFolder();
  for (const name of ['content', 'photos', 'brand'])
    await cp(path.join(folder, name), path.join(root, inside, name), { recursive: true });
  return root;
}

/** A desk for a copy of the fixture site. @param inside as in `copiedProject` */
export async function copiedDesk(onWritten?: Parameters<typeof openDesk>[1], inside = '') {
  const root = await copiedProject(inside);
  const desk = await openDesk(root, onWritten);
  const view = async (file: string) => {
    const found = await desk.reader.view(file);
    if (!found) throw new Error(`${file} is missing.`);
    return found;
  };
  /** Sends changes, with the current version. */
  const change = async (file: string, ...changes: Change[]) =>
    desk.change({ file, version: (await view(file)).version, changes });
  return {
    root,
    desk,
    view,
    read: (file: string) => readFile(path.join(root, inside, file), 'utf8'),
    change,
    set: (file: string, place: Path, value: Json) => change(file, { operation: 'set', path: place, value }),
  };
}
