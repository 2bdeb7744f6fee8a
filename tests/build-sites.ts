import '../pipeline/output/production-mode.ts';
import { existsSync } from 'node:fs';
import { link, readdir } from 'node:fs/promises';
import path from 'node:path';
import { buildSite } from '../pipeline/output/build.ts';
import { root, runBuild } from '../pipeline/output/run-build.ts';
import { builtSample, builtSite } from './support/on-sample.mjs';

// Builds the sample and the two other businesses for browser tests. One process for all takes half the time.

const photosOf = (outDir: string) => path.join(root, outDir, 'site/api/content/attached_assets');

/** Builds the site of a business. Adds the photos of the sample's site, because open pages still request them. */
async function buildOther(folder: string): Promise<void> {
  const outDir = builtSite(folder);
  await buildSite({
    root,
    business: path.join(root, 'tests', folder),
    outDir: path.join(root, outDir),
    isCompressed: false,
    say: () => undefined,
  });
  // Hosts keep the photos of older builds for pages that are still open.
  for (const name of await readdir(photosOf(builtSample))) {
    const kept = path.join(photosOf(outDir), name);
    if (!existsSync(kept)) await link(path.join(photosOf(builtSample), name), kept);
  }
}

if (await runBuild({ outDir: builtSample })) for (const folder of ['few', 'many']) await buildOther(folder);
else process.exitCode = 1;
