import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Browser } from '@playwright/test';
import { writeAtomically } from '../../pipeline/photos/files.ts';
import { readHeaderRules } from '../../server/header-rules.ts';
import { serve } from '../../server/main.ts';
import { steadyContext } from './browser.ts';
import type { Scene } from './scenarios.ts';
import { openSteady } from './stable-page.ts';

/** A PNG, or the sentence why there is none. */
export type Picture = { png: string } | { failure: string };

/** Pages that are photographed at a time: one for each core of a small machine. */
const workers = 2;

/**
 * A name for all that a picture depends on besides the site: these files, the words by which states are found, and the
 * browser.
 */
export function cameraName(browser: Browser, words: unknown): string {
  const hash = createHash('sha256').update(browser.version()).update(JSON.stringify(words));
  const files = readdirSync(import.meta.dirname).filter((file) => !file.endsWith('.test.ts'));
  for (const file of files.sort()) hash.update(readFileSync(path.join(import.meta.dirname, file)));
  return hash.digest('hex').slice(0, 8);
}

/**
 * Photographs scenes of a built site; pictures that are in the folder already are not taken again.
 * @param build folder that holds the `site` folder and its `headers.json`
 * @param folder where the PNG files are kept
 * @returns each picture by its name, such as `/gallery at 390 px`
 */
export async function photograph(
  browser: Browser,
  scenes: readonly Scene[],
  { build, folder }: { build: string; folder: string },
): Promise<Map<string, Picture>> {
  const headers = readHeaderRules(path.join(build, 'headers.json'));
  const server = await serve({ root: path.join(build, 'site'), headers, port: 0 });
  mkdirSync(folder, { recursive: true });
  const pictures = new Map<string, Picture>();
  const waiting = scenes.flatMap((scene) => scene.widths.map((width) => ({ scene, width })));
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { scene, width } = next;
      const name = `${scene.name} at ${width} px`;
      const png = path.join(folder, `${name.replace(/[^\w/-]+/g, '-').replaceAll('/', '_')}.png`);
      try {
        if (!existsSync(png)) await writeAtomically(png, await take(browser, scene, width, server.port));
        pictures.set(name, { png });
      } catch (error) {
        // The first lines say what was waited for; more would be the steps of the browser.
        const lines = stripVTControlCharacters(String(error)).split('\n').slice(0, 3);
        pictures.set(name, { failure: lines.join(' ') });
      }
    }
  };
  try {
    await Promise.all(Array.from({ length: workers }, work));
  } finally {
    await server.close();
  }
  return pictures;
}

async function take(browser: Browser, scene: Scene, width: number, port: number): Promise<Buffer> {
  const address = new URL(scene.path, `http://localhost:${port}`);
  const context = await steadyContext(browser, address.origin, { width, height: scene.height });
  try {
    const steady = await openSteady(context, address);
    await scene.reach(steady);
    return await steady.picture(scene.extent);
  } finally {
    await context.close();
  }
}
