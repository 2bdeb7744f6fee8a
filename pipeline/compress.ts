import { copyFile, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

const compressible = /\.(html|js|css|json|svg|xml|txt|webmanifest)$/;
/** Below this many bytes a compressed copy saves less than its headers cost. */
const worthwhile = 512;

/**
 * Puts a brotli and a gzip copy beside each text file of a folder, at the strongest setting.
 * @param former the folder of the build before, if there is one: copies of files that are still the same are taken
 *   from there, as making them is most of the work of a build with hundreds of documents. So a change of the settings
 *   here takes effect when the former build is gone
 */
export async function compressFolder(dir: string, former?: string): Promise<void> {
  const names = (await readdir(dir, { recursive: true })).filter((name) => compressible.test(name));
  await Promise.all(
    names.map(async (name) => {
      const file = path.join(dir, name);
      if (!(await stat(file)).isFile()) return;
      const bytes = await readFile(file);
      if (bytes.length < worthwhile || (former && (await takeCopies(path.join(former, name), bytes, file))))
        return;
      await writeFile(
        `${file}.br`,
        await brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }),
      );
      await writeFile(`${file}.gz`, await zip(bytes, { level: 9 }));
    }),
  );
}

/** Takes over the copies of the file before if it held the same; says whether both are there now. */
async function takeCopies(before: string, bytes: Buffer, file: string): Promise<boolean> {
  try {
    if (!bytes.equals(await readFile(before))) return false;
    for (const ending of ['.br', '.gz']) await copyFile(before + ending, file + ending);
    return true;
  } catch {
    // Not there, or not readable: they are made anew.
    return false;
  }
}
