import '../pipeline/production-mode.ts';
import path from 'node:path';
import { buildSite } from '../pipeline/build.ts';
import { readHeaderRules } from '../server/header-rules.ts';
import { createSiteServer } from '../server/site-server.ts';
import { test as siteTest } from './site.ts';
import { root, testContent, testOutput } from './test-content.ts';
import { listen } from './test-site.ts';

/**
 * Tests on a site whose business.yaml is changed, served with its own headers. It is built once for each worker: let
 * the tests of a file run in one (`test.describe.configure({ mode: 'default' })`).
 * @param edits what stands in business.yaml, and what to put in its place
 */
export function testOnSiteWith(edits: Record<string, string>) {
  return siteTest.extend<object, { changedSite: string }>({
    changedSite: [
      // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs.
      async ({}, use) => {
        const content = await testContent();
        const output = await testOutput();
        for (const [find, replacement] of Object.entries(edits))
          await content.edit('business.yaml', find, replacement);
        await buildSite({ root, contentDir: content.dir, outDir: output.outDir, say: () => undefined });
        const server = createSiteServer({
          root: path.join(output.outDir, 'site'),
          headers: readHeaderRules(path.join(output.outDir, 'headers.json')),
        });
        await use(`http://127.0.0.1:${await listen(server)}`);
        server.closeAllConnections();
        server.close();
        await Promise.all([content.remove(), output.remove()]);
      },
      { scope: 'worker', timeout: 300_000 },
    ],
    baseURL: ({ changedSite }, use) => use(changedSite),
  });
}
