import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { comparePictures } from './compare.ts';
import type { Picture } from './take-screenshots.ts';
import type { Row } from './report.ts';

/**
 * Compares the pictures of two versions by their names, and writes what differs as PNG files.
 * @param folder of the report, to which all addresses are relative
 */
export async function compareAll(
  before: ReadonlyMap<string, Picture>,
  after: ReadonlyMap<string, Picture>,
  folder: string,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [name, picture] of before) {
    const pair = { Before: picture, After: after.get(name) ?? { failure: 'not taken' } };
    const [one, other] = await Promise.all(Object.values(pair).map(read));
    const { pixels, lines, difference } = await comparePictures(one, other);
    const file = `${rows.length + 1}.png`;
    if (difference) await writeFile(path.join(folder, file), difference);
    rows.push({
      name,
      pixels,
      lines,
      before: addressOf(pair.Before, folder),
      after: addressOf(pair.After, folder),
      difference: difference && file,
      failures: Object.entries(pair).flatMap(([side, taken]) =>
        'failure' in taken ? [`${side}: ${taken.failure}`] : [],
      ),
    });
  }
  return rows;
}

async function read(picture: Picture): Promise<Buffer | undefined> {
  return 'png' in picture ? await readFile(picture.png) : undefined;
}

function addressOf(picture: Picture, folder: string): string | undefined {
  if (!('png' in picture)) return undefined;
  return path.relative(folder, picture.png).replaceAll(path.sep, '/');
}
