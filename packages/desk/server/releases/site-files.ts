import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Bytes, isContent, isOwnFile, versionOf } from '../files.ts';
import type { Plan } from '../steps.ts';

/** The folders that a release contains. `begun` has the texts of the sample that a site began with, which stay as they are. */
export const releasedFolders = ['content', 'photos', 'brand', 'begun'];

/** The site in a folder at one moment. seen: a hash of everything, for what a person has seen of it */
export type SiteFiles = {
  folder: string;
  /** The hash of each content file, photo and file of the brand, by its path in the folder. */
  hashes: ReadonlyMap<string, string>;
  /** The bytes of the files with values. */
  content: ReadonlyMap<string, Buffer>;
  seen: string;
};

/** Reads the site in a folder. A folder that is missing has no files. */
export async function siteIn(folder: string): Promise<SiteFiles> {
  const [hashes, content] = [new Map<string, string>(), new Map<string, Buffer>()];
  for (const name of releasedFolders) {
    const options = { recursive: true, withFileTypes: true } as const;
    for (const entry of await readdir(path.join(folder, name), options).catch(() => [])) {
      const file = path.join(entry.parentPath, entry.name);
      const place = path.relative(folder, file).split(path.sep).join('/');
      if (!entry.isFile() || !isOwnFile(place)) continue;
      const bytes = await readFile(file);
      hashes.set(place, versionOf(bytes));
      if (isContent(place)) content.set(place, bytes);
    }
  }
  const seen = versionOf(Buffer.from(JSON.stringify([...hashes].sort())));
  return { folder, hashes, content, seen };
}

/** The paths of files that two versions of a site do not have in common. */
export const otherPlaces = (one: SiteFiles, other: SiteFiles): string[] =>
  [...new Set([...one.hashes.keys(), ...other.hashes.keys()])]
    .filter((place) => one.hashes.get(place) !== other.hashes.get(place))
    .sort();

/** The bytes of a file of a site; null if there is none. */
export const bytesIn = (folder: string, place: string): Promise<Bytes> =>
  readFile(path.join(folder, place)).catch(() => null);

/** The plan that makes files what they are in a folder. */
export async function planFrom(folder: string, places: readonly string[]): Promise<Plan> {
  const entries = places.map(async (place) => [place, await bytesIn(folder, place)] as const);
  return new Map(await Promise.all(entries));
}
