import '../../pipeline/output/production-mode.ts';
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { link, mkdir, readdir, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createSiteServer, listen } from '@site/serve';
import type { LoadedContent } from '../../pipeline/content/loaded-content.ts';
import { finishBuild } from '../../pipeline/output/replace-build.ts';
import { builtSample } from './on-sample.mjs';
import { contentOf, knownFrom, test as siteTest, type WholeContent } from './site.ts';
import { root } from './test-content.ts';

export const dist = path.join(root, builtSample);

const timeOf = (file: string) =>
  stat(file).then(
    ({ mtimeMs }) => mtimeMs,
    () => 0,
  );

/** Builds the site of a business. Adds the photos of the sample's site, because open pages still request them. */
async function build(business: string, outDir: string): Promise<void> {
  // Imported late: most workers find the site already built.
  const { buildSite } = await import('../../pipeline/output/build.ts');
  const work = `${outDir}.building-${randomUUID()}`;
  await buildSite({ root, business, outDir: work, isCompressed: false, say: () => undefined });
  // Hosts keep the photos of older builds for pages that are still open.
  const photosOf = (site: string) => path.join(site, 'site/api/content/attached_assets');
  for (const name of await readdir(photosOf(dist))) {
    const kept = path.join(photosOf(work), name);
    if (!existsSync(kept)) await link(path.join(photosOf(dist), name), kept);
  }
  await finishBuild(work, outDir);
}

/**
 * Builds the site of a business once after each change of it and each build of the sample, then shared by all tests.
 * @param cache the folder for the result
 * @returns the folder of the site
 */
async function builtOnce(business: string, cache: string): Promise<string> {
  const outDir = path.join(cache, 'dist');
  /** Written last: a build without it is incomplete. */
  const note = path.join(cache, 'complete');
  await mkdir(cache, { recursive: true });
  const files = (await readdir(business, { recursive: true })).map((file) => path.join(business, file));
  const changes = await Promise.all([path.join(dist, 'manifest.json'), ...files].map(timeOf));
  if ((await timeOf(note)) <= Math.max(...changes)) {
    await build(business, outDir);
    await writeFile(note, '');
  }
  return outDir;
}

/** The site of another business, served with its own headers. @param folder in tests/ */
async function otherSite<C extends LoadedContent | WholeContent>(folder: string) {
  const business = path.join(root, 'tests', folder);
  const built = () => builtOnce(business, path.join(root, '.cache', folder));
  const serve = async () => {
    const server = createSiteServer(await built());
    return `http://127.0.0.1:${await listen(server.unref())}`;
  };
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
  return { test, built, business, ...knownFrom((await contentOf(business)) as C) };
}

/** A business with little content, whose lists are empty or short. */
export const few = await otherSite<LoadedContent>('few');
/** A business with a lot of content and every optional field; its photos and reviews only exist at run time. */
export const many = await otherSite<WholeContent>('many');
