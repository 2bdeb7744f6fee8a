import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import { UsageError } from '../../bench/options.ts';
import { writeWhole } from '../../pipeline/photos/files.ts';
import { readHeaderRules } from '../../server/header-rules.ts';
import { serve } from '../../server/main.ts';
import { findBrowser } from '../find-browser.mjs';
import type { Scene } from './scenes.ts';
import { openSteady, steadyContext } from './steady-page.ts';

/** A PNG, or the sentence why there is none. */
export type Picture = { png: string } | { failure: string };

/** Pages that are photographed at a time: one for each core of a small machine. */
const workers = 2;

/** @throws UsageError when there is no Chromium */
export async function startBrowser(): Promise<Browser> {
  const executablePath = await findBrowser();
  if (!executablePath)
    throw new UsageError(
      'Pictures need Chromium or Chrome: install one, or set CHROMIUM_PATH to where it is.',
    );
  return chromium.launch({
    executablePath,
    args: [
      '--disable-gpu',
      '--disable-background-networking',
      // Pictures are decoded before a frame is shown and not after, and text has the same edges on every layer.
      '--disable-checker-imaging',
      '--disable-lcd-text',
      // A part that changes is drawn anew as a whole, not in a rectangle whose edges may differ by a shade.
      '--disable-partial-raster',
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    ],
  });
}

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
        if (!existsSync(png)) await writeWhole(png, await take(browser, scene, width, server.port));
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
