import '../build/production-mode.ts';
import path from 'node:path';
import { buildSite } from '../build/build.ts';
import { root, testContent, testOutput } from '../build/test-content.ts';
import { createSiteServer } from '../server/site-server.ts';
import { listen } from '../server/test-site.ts';
import { test as siteTest } from './site.ts';

export const endpoint = 'https://forms.example.com/quotes';

/** Tests on a site whose quote form delivers to {@link endpoint}: built and served once for each worker. */
export const test = siteTest.extend<object, { deliveringSite: string }>({
  deliveringSite: [
    async ({}, use) => {
      const content = await testContent();
      const output = await testOutput();
      await content.edit('business.yaml', 'endpoint: null', `endpoint: ${endpoint}`);
      await buildSite({ root, contentDir: content.dir, outDir: output.outDir, say: () => undefined });
      const server = createSiteServer({ root: path.join(output.outDir, 'site') });
      await use(`http://127.0.0.1:${await listen(server)}`);
      server.closeAllConnections();
      server.close();
      await Promise.all([content.remove(), output.remove()]);
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: ({ deliveringSite }, use) => use(deliveringSite),
});
