import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { compareScreenshots } from './compare.ts';
import type { Row } from './report.ts';
import type { Screenshot } from './take-screenshots.ts';

/**
 * Compares the screenshots of two versions by name, and writes the differences as PNG files.
 * @param folder the folder of the report; paths in the rows are relative to it
 */
export async function compareAll(
  before: ReadonlyMap<string, Screenshot>,
  after: ReadonlyMap<string, Screenshot>,
  folder: string,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [name, screenshot] of before) {
    const pair = { Before: screenshot, After: after.get(name) ?? { failure: 'not taken' } };
    const [one, other] = await Promise.all(Object.values(pair).map(read));
    const { pixels, lines, difference } = await compareScreenshots(one, other);
    const file = `${rows.length + 1}.png`;
    if (difference) await writeFile(path.join(folder, file), difference);
    rows.push({
      name,
      pixels,
      lines,
      before: relativePath(pair.Before, folder),
      after: relativePath(pair.After, folder),
      difference: difference && file,
      failures: Object.entries(pair).flatMap(([side, result]) =>
        'failure' in result ? [`${side}: ${result.failure}`] : [],
      ),
    });
  }
  return rows;
}

async function read(screenshot: Screenshot): Promise<Buffer | undefined> {
  return 'png' in screenshot ? await readFile(screenshot.png) : undefined;
}

function relativePath(screenshot: Screenshot, folder: string): string | undefined {
  if (!('png' in screenshot)) return undefined;
  return path.relative(folder, screenshot.png).replaceAll(path.sep, '/');
}
