import { existsSync } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { nearest } from '../content/nearest.ts';

/** An original to build: `name` as the content writes it, `file` its path, size in bytes, mtime in ms. */
export type Source = { name: string; file: string; size: number; mtimeMs: number };

/** What the photo folder holds compared with the names the content uses. */
export type Sources = { found: Source[]; problems: string[]; warnings: string[] };

const SUPPORTED = /\.(jpe?g|png|webp|avif|tif)$/i;

/** The bytes are not a picture that can be published; `message` is a short reason. */
export class UnreadablePhoto extends Error {}

/** The sentence for a photo whose bytes cannot be used; `reason` is a few words. */
export function unreadable(name: string, reason: string): string {
  return `photos/${name} cannot be read as a picture (${reason}): replace it with a JPEG, PNG, WebP or AVIF file.`;
}

/**
 * Lists the folder (a missing one counts as empty) and matches it with the referenced names.
 * Results are sorted by name, so that reports are stable.
 */
export async function findSources(dir: string, names: ReadonlySet<string>): Promise<Sources> {
  const found: Source[] = [];
  const problems: string[] = [];
  const warnings: string[] = [];
  const unused: string[] = [];
  // macOS may store accents decomposed while editors write them composed; both mean the same name.
  const wanted = new Map([...names].map((name) => [name.normalize('NFC'), name]));
  const entries = existsSync(dir) ? await readdir(dir) : [];
  // Dot files are the system's or version control's, not something an editor put there.
  for (const entry of entries.filter((name) => !name.startsWith('.')).sort()) {
    const key = entry.normalize('NFC');
    const name = wanted.get(key);
    const file = path.join(dir, entry);
    const info = await stat(file).catch(() => undefined);
    if (!info) continue;
    const warn = (whatToDo: string) => warnings.push(`photos/${entry}${whatToDo}.`);
    if (info.isDirectory()) {
      warn('/ is a folder and is not read: move its pictures into photos/ itself');
      continue;
    }
    wanted.delete(key);
    if (!SUPPORTED.test(entry)) {
      if (name === undefined)
        warn(' is not a supported picture: replace it with a JPEG, PNG, WebP or AVIF file, or delete it');
      else problems.push(unreadable(name, unsupported(path.extname(entry))));
    } else if (name === undefined) {
      unused.push(entry);
      warn(' is not used anywhere: name it in the content or delete it');
    } else found.push({ name, file, size: info.size, mtimeMs: info.mtimeMs });
  }
  for (const name of [...wanted.values()].sort()) {
    const alike = nearest(name, unused);
    const remedy = alike
      ? `write ${alike} where it is used, or add the file`
      : 'add the file, or correct the name where it is used';
    problems.push(`photos/${name} is missing: ${remedy}.`);
  }
  return { found, problems, warnings };
}

function unsupported(extension: string): string {
  return extension ? `${extension} files are not supported` : 'no file extension';
}
