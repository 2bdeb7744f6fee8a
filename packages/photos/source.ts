import { existsSync } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { isLeftBehind } from './left-behind.ts';

/** An original: `name` as in the content, `file` its path, size in bytes, mtime in ms. */
export type Source = { name: string; file: string; size: number; mtimeMs: number };

/** The originals that the content names, those that it does not, and problems and warnings about the photo folder. */
export type Sources = { found: Source[]; unused: string[]; problems: string[]; warnings: string[] };

/** The candidate that a misspelt name most likely means; undefined if none is similar. */
export type SimilarName = (name: string, candidates: readonly string[]) => string | undefined;

const supportedExtension = /\.(jpe?g|png|webp|avif)$/i;

/** Thrown if the bytes of a photo cannot be published; `message` is a short reason. */
export class UnreadablePhoto extends Error {}

/** The problem sentence about a photo that cannot be read. @param folder as messages name it @param reason a few words */
export function unreadable(folder: string, name: string, reason: string): string {
  return `${folder}/${name} cannot be read as a picture (${reason}): replace it with a JPEG, PNG, WebP or AVIF file.`;
}

/**
 * A name as it looks. macOS may decompose accents in file names, while editors write them composed, and it puts no-break
 * spaces into the names of screenshots.
 */
export const shownName = (name: string) =>
  name
    .normalize()
    .replace(/\p{Cf}|\uFE0F/gu, '')
    .replace(/\p{Z}/gu, ' ')
    .trim();

/** The most bytes of a name: file systems allow 255, and the names of image variants are longer. */
const longestName = 220;

/** The path of an original by its name in the content; if it does not exist, the path that it would have. */
export async function originalFile(dir: string, name: string): Promise<string> {
  const entries = await readdir(dir).catch(() => []);
  return path.join(dir, entries.find((entry) => shownName(entry) === shownName(name)) ?? name);
}

/**
 * Lists the photo folder and matches it with the names in the content. A missing folder counts as empty. The results are
 * sorted by name.
 * @param folder the photo folder as messages name it
 */
export async function findSources(
  dir: string,
  names: ReadonlySet<string>,
  similarName: SimilarName = () => undefined,
  folder = path.basename(dir),
): Promise<Sources> {
  const found: Source[] = [];
  const problems: string[] = [];
  const warnings: string[] = [];
  const unused: string[] = [];
  const wanted = new Map([...names].map((name) => [shownName(name), name]));
  const entries = existsSync(dir) ? (await readdir(dir)).sort() : [];
  const infos = await Promise.all(entries.map((entry) => stat(path.join(dir, entry)).catch(() => undefined)));
  for (const [at, entry] of entries.entries()) {
    const key = shownName(entry);
    const name = wanted.get(key);
    if (name === undefined && isLeftBehind(entry)) continue;
    const file = path.join(dir, entry);
    const info = infos[at];
    if (!info) continue;
    const warn = (whatToDo: string) => warnings.push(`${folder}/${entry}${whatToDo}.`);
    if (info.isDirectory() && name === undefined) {
      warn(`/ is a folder and is not read: move its pictures into ${folder}/ itself`);
      continue;
    }
    wanted.delete(key);
    // Reading from a pipe or a device could wait forever.
    if (name !== undefined && !info.isFile()) problems.push(unreadable(folder, name, 'it is not a file'));
    else if (!supportedExtension.test(key)) {
      if (name === undefined)
        warn(' is not a supported picture: replace it with a JPEG, PNG, WebP or AVIF file, or delete it');
      else problems.push(unreadable(folder, name, unsupported(path.extname(entry))));
    } else if (name === undefined) {
      unused.push(entry);
      warn(' is not used anywhere: name it in the content or delete it');
    } else if (Buffer.byteLength(name) > longestName)
      problems.push(`${folder}/${name} has too long a name: shorten it, there and where it is used.`);
    else found.push({ name, file, size: info.size, mtimeMs: info.mtimeMs });
  }
  for (const name of [...wanted.values()].sort()) {
    const alike = similarName(name, unused);
    const remedy = alike
      ? `write ${alike} where it is used, or add the file`
      : 'add the file, or correct the name where it is used';
    problems.push(`${folder}/${name} is missing: ${remedy}.`);
  }
  return { found, unused, problems, warnings };
}

function unsupported(extension: string): string {
  return extension ? `${extension} files are not supported` : 'no file extension';
}
