import { createHash } from 'node:crypto';
import { mkdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { shareImageUrl } from '../../src/lib/share-image.ts';
import type { LoadedContent } from '../content/load.ts';
import { linkOrCopy, writeWhole } from '../photos/files.ts';
import type { Colours } from '../site-colours.ts';
import { drawCard } from './card.ts';
import { type PlannedCard, plannedCards } from './cards.ts';
import { type Lettering, loadLettering } from './lettering.ts';

/** Raise when the same words, colours and photo are to give another picture. */
const drawingRevision = 3;

type ShareImageOptions = {
  content: LoadedContent;
  colours: Colours;
  /** Folder of the original photos. */
  photosDir: string;
  /** Folder of public files; the pictures may be hard links into the cache. */
  siteDir: string;
  /** Folder kept between builds, where a picture is found again by all that it is made from. */
  cacheDir: string;
};

/** Publishes the picture of each page that stands beside a shared link; only what has changed is drawn. */
export async function publishShareImages(options: ShareImageOptions): Promise<void> {
  const { content, siteDir, cacheDir } = options;
  await mkdir(cacheDir, { recursive: true });
  let fonts: Promise<Lettering> | undefined;
  for (const planned of plannedCards(content)) {
    const target = path.join(siteDir, shareImageUrl(planned.path));
    await mkdir(path.dirname(target), { recursive: true });
    const made = await cachedPicture(planned, options, () => {
      fonts ??= loadLettering();
      return fonts;
    });
    await linkOrCopy(made, target);
  }
}

/** The file of a picture in the cache, drawn now if it is not there yet. */
async function cachedPicture(
  { card, photo }: PlannedCard,
  { colours, photosDir, cacheDir }: ShareImageOptions,
  fonts: () => Promise<Lettering>,
): Promise<string> {
  const original = await readFile(path.join(photosDir, photo));
  const key = createHash('sha256')
    .update(JSON.stringify([drawingRevision, card, colours]))
    .update(original)
    .digest('hex');
  const file = path.join(cacheDir, `${key.slice(0, 16)}.jpg`);
  const exists = await stat(file).then(
    () => true,
    () => false,
  );
  if (!exists) await writeWhole(file, await drawCard(card, original, colours, await fonts()));
  return file;
}
