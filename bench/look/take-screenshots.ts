import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Browser } from '@playwright/test';
import { writeAtomically } from '../../pipeline/photos/files.ts';
import { readHeaderRules } from '../../server/header-rules.ts';
import { serve } from '../../server/main.ts';
import { stableContext } from './browser-context.ts';
import type { Scenario } from './scenarios.ts';
import { openStablePage } from './stable-page.ts';

/** The path of a PNG, or why there is none. */
export type Screenshot = { png: string } | { failure: string };

/** Pages open at a time: one for each core of a small machine. */
const workers = 2;

/**
 * A cache key of what screenshots depend on besides the site: the files of this folder, the browser, and the content, by
 * whose texts states are found.
 */
export function screenshotKey(browser: Browser, content: unknown): string {
  const hash = createHash('sha256').update(browser.version()).update(JSON.stringify(content));
  const files = readdirSync(import.meta.dirname).filter((file) => !file.endsWith('.test.ts'));
  for (const file of files.sort()) hash.update(readFileSync(path.join(import.meta.dirname, file)));
  return hash.digest('hex').slice(0, 8);
}

/**
 * Takes screenshots of a built site, unless they exist in the folder.
 * @param build the folder of `site` and `headers.json`
 * @param folder the folder of the PNG files
 * @returns the screenshots by name, such as `/gallery at 390 px`
 */
export async function takeScreenshots(
  browser: Browser,
  scenarios: readonly Scenario[],
  { build, folder }: { build: string; folder: string },
): Promise<Map<string, Screenshot>> {
  const headers = readHeaderRules(path.join(build, 'headers.json'));
  const server = await serve({ root: path.join(build, 'site'), headers, port: 0 });
  mkdirSync(folder, { recursive: true });
  const screenshots = new Map<string, Screenshot>();
  const queue = scenarios.flatMap((scenario) => scenario.widths.map((width) => ({ scenario, width })));
  const work = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const { scenario, width } = next;
      const name = `${scenario.name} at ${width} px`;
      const png = path.join(folder, `${name.replace(/[^\w/-]+/g, '-').replaceAll('/', '_')}.png`);
      try {
        if (!existsSync(png)) await writeAtomically(png, await take(browser, scenario, width, server.port));
        screenshots.set(name, { png });
      } catch (error) {
        // The first lines name the cause; the others are the call log of Playwright.
        const lines = stripVTControlCharacters(String(error)).split('\n').slice(0, 3);
        screenshots.set(name, { failure: lines.join(' ') });
      }
    }
  };
  try {
    await Promise.all(Array.from({ length: workers }, work));
  } finally {
    await server.close();
  }
  return screenshots;
}

async function take(browser: Browser, scenario: Scenario, width: number, port: number): Promise<Buffer> {
  const url = new URL(scenario.path, `http://localhost:${port}`);
  const context = await stableContext(browser, url.origin, { width, height: scenario.height });
  try {
    const stable = await openStablePage(context, url);
    await scenario.setUp(stable);
    return await stable.screenshot(scenario.extent);
  } finally {
    await context.close();
  }
}
