import { randomUUID } from 'node:crypto';
import { readdir, readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { preparePhoto, UnreadablePhoto } from '@site/photos';
import sharp from 'sharp';
import type { Json, Upload } from '../api.ts';
import { site } from '../site.ts';
import { textsOf } from '../values.ts';
import { DeskError } from './desk-error.ts';
import { replaceFile } from './files.ts';

/** How long an unused upload is kept, in milliseconds. */
const keptFor = 24 * 60 * 60 * 1000;

const reference = /^upload:(.*)$/;

/**
 * Uploaded photos that no content file uses yet.
 * @param dir the folder that keeps them, as JPEG
 */
export function uploadsOf(dir: string) {
  const place = (id: string) => path.join(dir, `${id}.jpg`);
  async function read(id: string): Promise<Buffer> {
    const found = /^[\da-f-]{36}$/.test(id) && (await readFile(place(id)).catch(() => undefined));
    if (found) return found;
    throw new DeskError(404, { error: 'The uploaded photo is gone: add it again.' });
  }

  return {
    read,
    /** Removes uploads that are more than a day old. */
    async removeOld(): Promise<void> {
      for (const name of await readdir(dir).catch(() => [])) {
        const file = path.join(dir, name);
        const { mtimeMs } = await stat(file);
        if (Date.now() - mtimeMs > keptFor) await rm(file);
      }
    },
    /** Converts a picture, including HEIC. @throws DeskError with a sentence if it cannot be read */
    async add(name: string, bytes: Buffer): Promise<Upload> {
      const jpeg = await preparePhoto(name, bytes).catch((error: unknown) => {
        if (!(error instanceof UnreadablePhoto)) throw error;
        throw new DeskError(415, { error: error.message });
      });
      const id = randomUUID();
      await replaceFile(place(id), jpeg);
      const warning = site().photoWarning(name, await sharp(jpeg).metadata());
      return { upload: `upload:${id}`, ...(warning && { warning }) };
    },

    /**
     * Names the uploads in a value.
     * @param words for the file names
     * @param taken names of existing photos; new names are added
     * @param found receives the bytes of each upload, by path
     * @returns the value with file names instead of uploads
     */
    async named(value: Json, words: string, taken: Set<string>, found: Map<string, Buffer>): Promise<Json> {
      const names = new Map<unknown, string>();
      for (const { text } of textsOf(value)) {
        const id = reference.exec(text)?.[1];
        if (id === undefined || names.has(text)) continue;
        const name = site().newPhotoName(words, taken);
        names.set(text, name);
        found.set(`photos/${name}`, await read(id));
      }
      return JSON.parse(JSON.stringify(value), (_, item) => names.get(item) ?? item);
    },
  };
}
