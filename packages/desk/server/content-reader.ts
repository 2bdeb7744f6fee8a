import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { FileView, Json } from '../api.ts';
import { formOf, withText } from '../forms/schema.ts';
import { labelOf } from '../label-of.ts';
import { site } from '../site.ts';
import { DeskError } from './desk-error.ts';
import { type Files, type Folder, placeIn, versionOf } from './files.ts';
import type { OpenHistory } from './history.ts';
import { type checksOf, problemOf } from './problems.ts';
import { notesOn, parsed } from './text/file-text.ts';

const articleFile = /^articles\/[a-z0-9]+(?:-[a-z0-9]+)*\.md$/;

/** @throws DeskError for a name that no content file has */
function requireContentFile(file: string): void {
  const { acceptedFile, files } = site();
  if (!Object.hasOwn(files, file) && !articleFile.test(file) && file !== acceptedFile)
    throw new DeskError(404, { error: `${file} is not a content file or article of this site.` });
}

/** The name of a file for people: an article's title, a page's name in the menu or footer, or its title. */
export function titleOf(file: string, data: Json): string {
  const { title, meta } = Object(data);
  const named = [site().files[file]?.title, title, Object(meta).menu, Object(meta).title];
  return named.find((name) => typeof name === 'string' && name !== '') ?? labelOf(path.parse(file).name);
}

/** Reads the content files of a site. */
export function contentReader(
  folder: Folder,
  files: Files,
  checks: ReturnType<typeof checksOf>,
  { keep }: OpenHistory,
) {
  /** The current file; null if there is none. Its data is read-only, and null if it cannot be parsed. */
  async function read(file: string) {
    requireContentFile(file);
    const bytes = await files.read(placeIn(file));
    return bytes && { file, bytes, version: versionOf(bytes), data: parsed(file, bytes) ?? null };
  }

  async function articleNames(): Promise<string[]> {
    const names = await readdir(path.join(folder(), 'content', 'articles')).catch(() => []);
    return names
      .map((name) => `articles/${name}`)
      .filter((file) => articleFile.test(file))
      .sort();
  }

  /** Reads bytes as a content file, for a page. They are kept: a change is merged with later changes by others. */
  async function readBytes(file: string, bytes: Buffer) {
    await keep(bytes);
    const data = parsed(file, bytes) ?? null;
    return { version: versionOf(bytes), data, notes: notesOn(file, bytes, data).map(problemOf) };
  }

  return {
    read,
    readBytes,
    articleNames,
    /** All existing content files and articles, with their values. */
    async all() {
      const names = [...Object.keys(site().files), ...(await articleNames())];
      const found = (await Promise.all(names.map(read))).filter((one) => one !== null);
      return found.map((one) => ({ ...one, title: titleOf(one.file, one.data) }));
    },
    /** A file for its form. @returns null if there is none @throws DeskError if it cannot be parsed */
    async view(file: string): Promise<FileView | null> {
      const found = await read(file);
      if (!found) return null;
      const problems = await checks.problems(file);
      // Its form would be empty, and what is typed there would replace what it has.
      if (found.data === null) throw new DeskError(422, { problems });
      const schema = formOf(site().files[file]?.schema ?? withText(site().articleSchema), found.data);
      return { file, schema, problems, ...(await readBytes(file, found.bytes)) };
    },
  };
}

export type ContentReader = ReturnType<typeof contentReader>;
