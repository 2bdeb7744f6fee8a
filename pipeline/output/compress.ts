import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

const compressible = /\.(html|js|css|json|svg|xml|txt|webmanifest)$/;
/** Size in bytes below which a compressed copy saves less than its headers add. */
const minSize = 512;

/** Writes a brotli and a gzip copy of each text file of a folder, at the highest quality. */
export async function compressFolder(dir: string): Promise<void> {
  const names = (await readdir(dir, { recursive: true })).filter((name) => compressible.test(name));
  await Promise.all(
    names.map(async (name) => {
      const file = path.join(dir, name);
      const bytes = await readFile(file);
      if (bytes.length < minSize) return;
      await writeFile(
        `${file}.br`,
        await brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }),
      );
      await writeFile(`${file}.gz`, await zip(bytes, { level: 9 }));
    }),
  );
}
