import { randomUUID } from 'node:crypto';
import { cp, mkdir, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { isLeftBehind } from '@site/photos';
import { ContentError } from '../content-error.ts';
import { countOf } from '../count-of.ts';
import { systemFailure } from '../system-failure.ts';
import { foldersIn, isSample, ownFolder, sampleFolder } from './business-folder.ts';
import { earlierWork } from './earlier-work.ts';

/**
 * Makes `business/`, the folder of the owner: a copy of the sample, or of what the owner has already written in places
 * that belong to the software. `business/begun/` keeps the texts of the sample, which tell later what is still sample.
 * The copy is made elsewhere and moved as a whole, so an interrupted one leaves nothing.
 * @param root the project's root folder
 * @returns what was made, as sentences
 * @throws ContentError if there is such a folder, or something else of its name, or the disk refuses
 */
export async function begin(root: string): Promise<string[]> {
  if (!isSample(root)) throw exists();
  const earlier = await earlierWork(root);
  const work = path.join(root, '.cache', `begin-${randomUUID()}`);
  const { contentDir, photosDir, brandDir } = foldersIn(work);
  const sample = foldersIn(sampleFolder(root));
  try {
    await copy(earlier?.contentDir ?? sample.contentDir, contentDir);
    await copy(earlier?.photosDir ?? sample.photosDir, photosDir);
    await copy(sample.brandDir, brandDir);
    await (earlier?.takeTexts ?? ((folder) => copy(sample.contentDir, folder)))(path.join(work, 'begun'));
    await mkdir(photosDir, { recursive: true });
    const counts = await Promise.all([contentDir, photosDir].map(filesBelow));
    await moveTo(work, ownFolder(root));
    const [texts = 0, photos = 0] = counts;
    return [
      `Made business/ with ${countOf(texts, 'content file')}, ${countOf(photos, 'photo')}, and colours, logo and icon in business/brand/. From now on this is your site, and no update changes it.`,
      'business/begun/ keeps the texts of the sample as they are now, so that npm run content can tell them from yours. Visitors never see it.',
      ...(earlier ? [await earlier.putBack()] : []),
      'Commit business/, so that your host gets it.',
    ];
  } catch (error) {
    const failure = error instanceof ContentError ? undefined : systemFailure(error);
    throw failure ? new ContentError([failure]) : error;
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

const exists = () =>
  new ContentError([
    'business/ is there already, so nothing was made: run npm run edit to change it. To begin anew, move it elsewhere first.',
  ]);

/** Copies a folder without files that other programs left there. */
const copy = (from: string, to: string) =>
  cp(from, to, { recursive: true, filter: (file) => !isLeftBehind(path.basename(file)) });

async function filesBelow(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).length;
}

/** Moves a folder to a place where none is. @throws ContentError if another program made one there meanwhile */
async function moveTo(work: string, folder: string): Promise<void> {
  await rename(work, folder).catch((error: NodeJS.ErrnoException) => {
    throw ['ENOTEMPTY', 'EEXIST', 'EPERM'].includes(error.code ?? '') ? exists() : error;
  });
}
