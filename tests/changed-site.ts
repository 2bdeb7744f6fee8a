import '../pipeline/production-mode.ts';
import { existsSync } from 'node:fs';
import { link, mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createSiteServer, readHeaderRules } from '@site/serve';
import { listen } from '@site/serve/fixtures';
import { lockBuild } from '../pipeline/build-lock.ts';
import { edits } from './changed-content.ts';
import { builtSample } from './on-sample.mjs';
import { test as siteTest } from './site.ts';
import { root, testContent } from './test-content.ts';

export const dist = path.join(root, builtSample);
/** For each content file: texts and their replacements, or the whole new text of the file. */
export type Edits = Record<string, Record<string, string> | string>;

/** The site with other content, in its own folder. */
class ChangedSite {
  private readonly folder: string;
  private readonly outDir: string;
  /** Records the edits of the build in the folder. Written last: a build without it is incomplete. */
  private readonly note: string;
  private readonly edits: Edits;

  constructor(name: string, edits: Edits) {
    this.folder = path.join(root, '.cache', name);
    this.outDir = path.join(this.folder, 'dist');
    this.note = path.join(this.folder, 'edits.json');
    this.edits = edits;
  }

  /**
   * Builds the site with other content. Adds the photos of the normal build, because open pages still request them.
   * Built once after each build of the site, then shared by all tests.
   * @returns the folder of the result
   */
  async built(): Promise<string> {
    await mkdir(this.folder, { recursive: true });
    const release = await lockBuild(this.folder, () => undefined);
    try {
      if (!(await this.isCurrent())) await this.build();
    } finally {
      await release();
    }
    return this.outDir;
  }

  private async isCurrent(): Promise<boolean> {
    const built = await readFile(this.note, 'utf8').catch(() => '');
    if (built !== JSON.stringify(this.edits)) return false;
    const [own, site] = await Promise.all(
      [this.note, path.join(dist, 'manifest.json')].map((file) => stat(file)),
    );
    return own !== undefined && site !== undefined && own.mtimeMs > site.mtimeMs;
  }

  private async build(): Promise<void> {
    // Imported late: most workers find the site already built.
    const { buildSite } = await import('../pipeline/build.ts');
    const content = await testContent();
    for (const [file, change] of Object.entries(this.edits))
      if (typeof change === 'string') await content.write(file, change);
      else
        for (const [find, replacement] of Object.entries(change)) await content.edit(file, find, replacement);
    await buildSite({
      root,
      business: content.business,
      outDir: this.outDir,
      isCompressed: false,
      say: () => undefined,
    });
    // Hosts keep the photos of older builds for pages that are still open.
    const photosOf = (build: string) => path.join(build, 'site/api/content/attached_assets');
    for (const name of await readdir(photosOf(dist))) {
      const kept = path.join(photosOf(this.outDir), name);
      if (!existsSync(kept)) await link(path.join(photosOf(dist), name), kept);
    }
    await writeFile(this.note, JSON.stringify(this.edits));
    await content.remove();
  }
}

/** The arguments of a server for a build, including its own headers. */
export function servedFrom(build: string) {
  return { root: path.join(build, 'site'), headers: readHeaderRules(path.join(build, 'headers.json')) };
}

/** Tests on the site with other content, served with its own headers. @param name of the folder in .cache */
export function changedSite(name: string, edits: Edits) {
  const changed = new ChangedSite(name, edits);
  const serve = async () => {
    const server = createSiteServer(servedFrom(await changed.built()));
    return `http://127.0.0.1:${await listen(server.unref())}`;
  };
  /** Served until the worker ends. A fixture of the worker would give these tests workers of their own. */
  let served: Promise<string> | undefined;
  const test = siteTest.extend<{ changedSite: string }>({
    changedSite: [
      // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs.
      async ({}, use) => {
        served ??= serve();
        await use(await served);
      },
      { timeout: 300_000 },
    ],
    baseURL: ({ changedSite }, use) => use(changedSite),
  });
  return { test, built: () => changed.built() };
}

export const { test, built: changedBuild } = changedSite('changed-site', edits);
