import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

const compressible = /\.(html|js|css|json|svg|xml|txt|webmanifest)$/;
/** Below this many bytes a compressed copy saves less than its headers cost. */
const worthwhile = 512;

/** Puts a brotli and a gzip copy beside each text file of a folder, at the strongest setting. */
export async function compressFolder(dir: string): Promise<void> {
  const names = (await readdir(dir, { recursive: true })).filter((name) => compressible.test(name));
  await Promise.all(
    names.map(async (name) => {
      const file = path.join(dir, name);
      if (!(await stat(file)).isFile()) return;
      const bytes = await readFile(file);
      if (bytes.length < worthwhile) return;
      await writeFile(
        `${file}.br`,
        await brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }),
      );
      await writeFile(`${file}.gz`, await zip(bytes, { level: 9 }));
    }),
  );
}
