import { mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { bundleBrowser, bundlePrerender } from './bundle.ts';
import { compressFolder } from './compress.ts';
import { type LoadedContent, loadContent } from './content/load.ts';
import { addSizes, photosIn } from './content/photos-in.ts';
import { buildPhotos } from './photos/photos.ts';
import { photoProgress } from './photos/progress.ts';
import { prerenderAll } from './prerender.ts';
import { publishRuntimeFiles } from './publish.ts';
import { sampleFacts } from './sample-facts.ts';

/** What an owner can mend: the sentences are printed as they are, without a stack. */
export class ContentError extends Error {
  constructor(readonly sentences: readonly string[]) {
    super(sentences.join('\n'));
  }
}

export type BuildOptions = {
  /** The project's folder, with photos/, public/ and src/ in it. */
  root: string;
  /** The content to build; by default content/ in the project's folder. */
  contentDir?: string;
  /** Where the result goes; replaced as a whole, and only when everything has succeeded. */
  outDir: string;
  say?: (line: string) => void;
};

/** Reads the content with the sizes of its photos, making those sizes in `assetsDir` where they are not yet. */
export async function prepareContent(
  root: string,
  contentDir: string,
  assetsDir: string,
  say: (line: string) => void,
): Promise<LoadedContent> {
  const { content, problems } = await loadContent(contentDir);
  if (!content) throw new ContentError(problems);
  const photos = photosIn(content);
  await mkdir(assetsDir, { recursive: true });
  const progress = photoProgress();
  const built = await buildPhotos({
    sourceDir: path.join(root, 'photos'),
    outDir: assetsDir,
    cacheDir: path.join(root, '.cache', 'photos'),
    names: new Set(photos.map((photo) => photo.src)),
    onProgress: progress.onProgress,
  });
  progress.stop();
  for (const warning of built.warnings) say(warning);
  if (built.problems.length > 0) throw new ContentError(built.problems);
  addSizes(photos, built.photos);
  return content;
}

/**
 * Builds the whole site: content, photos, scripts and styles, a document for each route, compressed copies.
 * @throws ContentError with one plain sentence per problem of the content; nothing is written then
 */
export async function buildSite({
  root,
  contentDir = path.join(root, 'content'),
  outDir,
  say = console.log,
}: BuildOptions): Promise<void> {
  const started = performance.now();
  const work = `${outDir}.making`;
  const siteDir = path.join(work, 'site');
  await rm(work, { recursive: true, force: true });
  try {
    const content = await prepareContent(
      root,
      contentDir,
      path.join(siteDir, 'api/content/attached_assets'),
      say,
    );
    say('Building scripts and styles');
    const manifest = await bundleBrowser(root, content, siteDir);
    await rm(path.join(siteDir, 'manifest.json'));
    const prerenderer = await bundlePrerender(root, content, path.join(work, 'prerender'));
    const pages = await prerenderAll(siteDir, manifest, prerenderer, (done, total) => {
      if (done === total) say(`Made ${total} pages`);
    });
    await publishRuntimeFiles(content, siteDir);
    await compressFolder(siteDir);
    await rm(outDir, { recursive: true, force: true });
    await rename(work, outDir);
    say(`Built ${pages.length} pages in ${((performance.now() - started) / 1000).toFixed(1)} s`);
    if (!content.business.delivery.endpoint)
      say(
        'The quote form on the home page sends nothing by itself: for that, set delivery, endpoint in content/business.yaml.',
      );
    const samples = sampleFacts(content.business);
    if (samples.length > 0)
      say(`Sample facts that you still have to replace in content/business.yaml: ${samples.join(', ')}.`);
  } catch (error) {
    await rm(work, { recursive: true, force: true });
    throw error;
  }
}
