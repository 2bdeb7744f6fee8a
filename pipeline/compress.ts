import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const unpack = { '.br': promisify(brotliDecompress), '.gz': promisify(gunzip) };

const compressible = /\.(html|js|css|json|svg|xml|txt|webmanifest)$/;
/** Size in bytes below which a compressed copy saves less than its headers add. */
const minSize = 512;

/**
 * Writes a brotli and a gzip copy of each text file of a folder, at the highest quality.
 * @param previous the folder of the previous build, if any. Copies of unchanged files are reused, because compression
 *   is
 *   most of the work of a build with hundreds of documents. Delete that build after changing the settings here
 */
export async function compressFolder(dir: string, previous?: string): Promise<void> {
  const names = (await readdir(dir, { recursive: true })).filter((name) => compressible.test(name));
  await Promise.all(
    names.map(async (name) => {
      const file = path.join(dir, name);
      if (!(await stat(file)).isFile()) return;
      const bytes = await readFile(file);
      if (bytes.length < minSize) return;
      if (previous && (await reuseCopies(path.join(previous, name), bytes, file))) return;
      await writeFile(
        `${file}.br`,
        await brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }),
      );
      await writeFile(`${file}.gz`, await zip(bytes, { level: 9 }));
    }),
  );
}

/**
 * Reuses the compressed copies of a previous file with the same bytes. It unpacks them, because another build may be
 * replacing them. @returns whether both copies exist now
 */
async function reuseCopies(previous: string, bytes: Buffer, file: string): Promise<boolean> {
  try {
    for (const [ending, unpacked] of Object.entries(unpack)) {
      const copy = await readFile(previous + ending);
      if (!bytes.equals(await unpacked(copy))) return false;
      await writeFile(file + ending, copy);
    }
    return true;
  } catch {
    // A missing or unreadable copy is compressed again.
    return false;
  }
}
