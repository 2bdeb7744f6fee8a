import path from 'node:path';
import { createSiteServer, listen } from '@site/serve';
import type { LoadedContent } from '../../pipeline/content/loaded-content.ts';
import { builtSite } from './on-sample.mjs';
import { knownFrom, test as siteTest, type WholeContent } from './site.ts';
import { contentOf, root } from './test-content.ts';

/** The site of another business, served with its own headers. @param folder in tests/ */
async function otherSite<C extends LoadedContent | WholeContent>(folder: string) {
  const business = path.join(root, 'tests', folder);
  const built = path.join(root, builtSite(folder));
  const serve = async () => `http://127.0.0.1:${await listen(createSiteServer(built).unref())}`;
  /** Served until the worker ends. A fixture of the worker would give these tests workers of their own. */
  let served: Promise<string> | undefined;
  const test = siteTest.extend<{ address: string }>({
    address: [
      // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs.
      async ({}, use) => {
        served ??= serve();
        await use(await served);
      },
      { timeout: 300_000 },
    ],
    baseURL: ({ address }, use) => use(address),
  });
  return { test, business, ...knownFrom((await contentOf(business)) as C) };
}

/** A business with little content, whose lists are empty or short. */
export const few = await otherSite<LoadedContent>('few');
/** A business with a lot of content and every optional field; its photos and reviews only exist at run time. */
export const many = await otherSite<WholeContent>('many');
