import { cp, rm } from 'node:fs/promises';
import path from 'node:path';
import { buildDocuments } from '@site/islands/vite';
import { type PhotosOnRequest, photoProgress, photosOnRequest } from '@site/photos';
import { brandColours } from '../brand/brand-colours.ts';
import { publishBrand } from '../brand/brand-files.ts';
import { businessFolder, foldersIn, placeOf } from '../business/business-folder.ts';
import { siteConfig, siteOptions } from '../config.ts';
import { writeSchemas } from '../content/json-schemas.ts';
import { photoFolder } from '../content/photos/photo-addresses.ts';
import { countOf } from '../count-of.ts';
import { commitDay, today } from '../dates.ts';
import { writeHeaders } from '../documents/headers/header-files.ts';
import { publishShareImages } from '../documents/share-images.ts';
import { siteFiles } from '../documents/site-files/site-files.ts';
import { photoOptions } from '../photo-options.ts';
import { prepareContent } from '../prepare-content.ts';
import { checkContent } from '../warnings/check.ts';
import { removeLeftBehind, writeFiles } from '../write-files.ts';
import { compressFolder } from './compress.ts';
import { finishBuild, startBuild } from './replace-build.ts';
import { publishRuntimeFiles } from './runtime-files.ts';

/** Says beside `site/` how to look at it. */
const readMe = 'READ ME.txt';

export type BuildOptions = {
  /** The project's root folder, which contains public/ and src/. */
  root: string;
  /** The folder of the business. Default: `businessFolder` of the root. */
  business?: string;
  /** Output folder. It is replaced as a whole, and only after a successful build; others may run at once. */
  outDir: string;
  say?: (line: string) => void;
  /** Photos that a server encodes on request; the build then publishes only cached ones. */
  onRequest?: PhotosOnRequest;
  /** The commit date; notices that ended before it are left out. Default: the date of the root folder's commit. */
  committed?: string | undefined;
  /** Whether text files get compressed copies, which takes a third of a first build. Default: true. */
  isCompressed?: boolean;
};

/**
 * Builds the whole site: content, photos, scripts and styles, a document for each route, compressed copies.
 * @throws ContentError with a sentence for each problem of the content; `outDir` then stays as it was
 */
export async function buildSite({
  root,
  business = businessFolder(root),
  outDir,
  say = console.log,
  onRequest,
  committed = commitDay(root),
  isCompressed = true,
}: BuildOptions): Promise<void> {
  const started = performance.now();
  const work = await startBuild(outDir);
  const siteDir = path.join(work, 'site');
  try {
    const photos = onRequest ?? photosOnRequest(photoOptions(root, business));
    const prepared = await prepareContent({ business, photos: photos.describePhotos, committed });
    if (!onRequest) await photos.encodeRest(photoProgress(), true);
    const later = await photos.publishCached(path.join(siteDir, photoFolder));
    if (onRequest && later > 0)
      say(
        `${countOf(later, 'photo file')} will be made while the site is served; npm run build makes all of them.`,
      );
    const { named } = prepared;
    await writeSchemas(root);
    const { warnings, riskySamples } = await checkContent({ root, business, day: today() });
    const current = async () => prepared;
    say('Building scripts and styles');
    const pages = await buildDocuments({
      ...siteOptions(current, () => business),
      config: { ...siteConfig(root, current, () => business), configFile: false, logLevel: 'warn' },
      siteDir,
      workDir: work,
    });
    await publishBrand(business, siteDir);
    await removeLeftBehind(siteDir);
    await writeFiles(siteDir, siteFiles(named, (await brandColours(business)).page ?? ''));
    await publishShareImages({
      content: named,
      photosDir: foldersIn(business).photosDir,
      siteDir,
      cacheDir: path.join(root, '.cache', 'share-images'),
    });
    await publishRuntimeFiles(prepared.content, siteDir);
    for (const warning of await writeHeaders(named, work)) say(warning);
    await cp(path.join(root, 'deploy/pages.conf'), path.join(work, 'nginx/pages.conf'));
    await cp(path.join(root, 'deploy', readMe), path.join(work, readMe));
    if (isCompressed) await compressFolder(siteDir);
    await finishBuild(work, outDir);
    say(`Built ${pages.length} pages in ${((performance.now() - started) / 1000).toFixed(1)} s`);
    if (!named.business.delivery.endpoint)
      say(
        `The quote form of this site sends no requests: to receive them, set delivery, endpoint in ${placeOf('content/business.yaml')}.`,
      );
    const count = warnings.length + riskySamples.length;
    if (count > 0) say(`${countOf(count, 'warning')} about the content: see npm run content.`);
  } catch (error) {
    await rm(work, { recursive: true, force: true });
    throw error;
  }
}
