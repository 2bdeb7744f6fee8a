import { createHash } from 'node:crypto';
import { readdir, readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { preparePhoto, UnreadablePhoto } from '@site/photos';
import sharp from 'sharp';
import type { Json, Upload } from '../api.ts';
import { site } from '../site.ts';
import { textsOf } from '../values.ts';
import { DeskError } from './desk-error.ts';
import { type Bytes, replaceFile } from './files.ts';

/** How long an unused upload is kept, in milliseconds. */
const keptFor = 24 * 60 * 60 * 1000;

/**
 * Uploaded photos with the names that they will have in `photos/`. They get there in the step that first names them: a
 * publish sends all photos, and undo takes back a step.
 * @param dir the folder that keeps them until then
 */
export function uploadsOf(dir: string) {
  const names = () => readdir(dir).catch((): string[] => []);
  return {
    /** An upload; null if there is none of this name. */
    read: async (name: string): Promise<Bytes> =>
      (await names()).includes(name) ? readFile(path.join(dir, name)) : null,

    /** Removes uploads that are more than a day old. */
    async removeOld(): Promise<void> {
      for (const name of await names()) {
        const file = path.join(dir, name);
        const { mtimeMs } = await stat(file);
        if (Date.now() - mtimeMs > keptFor) await rm(file);
      }
    },

    /**
     * Converts a picture, including HEIC. A part of its hash is in its name: two people never give two photos the same.
     * @param name of the picture, for sentences
     * @param words for its new name
     * @throws DeskError with a sentence if it cannot be read
     */
    async add(name: string, words: string, bytes: Buffer): Promise<Upload> {
      const jpeg = await preparePhoto(name, bytes).catch((error: unknown) => {
        if (!(error instanceof UnreadablePhoto)) throw error;
        throw new DeskError(415, { error: error.message });
      });
      const hash = createHash('sha256').update(jpeg).digest('hex').slice(0, 6);
      const photo = `${site().fileStem(words) || 'photo'}-${hash}.jpg`;
      await replaceFile(path.join(dir, photo), jpeg);
      const warning = site().photoWarning(name, await sharp(jpeg).metadata());
      return { photo, ...(warning && { warning }) };
    },

    /** The bytes of each upload that a value or an article's text in it names and that is no photo yet, by path. @param photos existing photos */
    async namedIn(value: Json, photos: readonly string[]): Promise<Map<string, Buffer>> {
      const texts = textsOf(value).map(({ text }) => text);
      const found = new Map<string, Buffer>();
      for (const name of await names())
        if (texts.some((text) => text.includes(name)) && !photos.includes(name))
          found.set(`photos/${name}`, await readFile(path.join(dir, name)));
      return found;
    },
  };
}
