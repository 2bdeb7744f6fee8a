import '../pipeline/production-mode.ts';
import path from 'node:path';
import { buildSite } from '../pipeline/build.ts';
import { readHeaderRules } from '../server/header-rules.ts';
import { createSiteServer } from '../server/site-server.ts';
import { test as siteTest } from './site.ts';
import { root, testContent, testOutput } from './test-content.ts';
import { listen } from './test-site.ts';

/** For each content file, what stands in it and what to put in its place; or the whole new text of the file. */
type Edits = Record<string, Record<string, string> | string>;

/**
 * Builds the site with other content.
 * @param prepare puts the build before into the folder of the result
 * @returns the folder of the result, and a function that removes it
 */
export async function buildWith(
  edits: Edits,
  prepare: (outDir: string) => Promise<void> = async () => undefined,
) {
  const content = await testContent();
  const { outDir, remove } = await testOutput();
  for (const [file, change] of Object.entries(edits))
    if (typeof change === 'string') await content.write(file, change);
    else
      for (const [find, replacement] of Object.entries(change)) await content.edit(file, find, replacement);
  await prepare(outDir);
  await buildSite({ root, contentDir: content.dir, outDir, say: () => undefined });
  await content.remove();
  return { outDir, remove };
}

/** What a server needs to know of a build, with its own headers. */
export function servedFrom(outDir: string) {
  return { root: path.join(outDir, 'site'), headers: readHeaderRules(path.join(outDir, 'headers.json')) };
}

/**
 * Tests on a site with other content, served with its own headers. It is built once for each worker: let the tests of a
 * file run in one (`test.describe.configure({ mode: 'default' })`).
 */
export function testOnSiteWith(edits: Edits) {
  return siteTest.extend<object, { changedSite: string }>({
    changedSite: [
      // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs.
      async ({}, use) => {
        const { outDir, remove } = await buildWith(edits);
        const server = createSiteServer(servedFrom(outDir));
        await use(`http://127.0.0.1:${await listen(server)}`);
        server.closeAllConnections();
        server.close();
        await remove();
      },
      { scope: 'worker', timeout: 300_000 },
    ],
    baseURL: ({ changedSite }, use) => use(changedSite),
  });
}
