import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { shareImageUrl } from '../../src/lib/share-image.ts';
import type { LoadedContent } from '../content/load.ts';
import { linkOrCopy, writeWhole } from '../photos/files.ts';
import type { Colours } from '../site-colours.ts';
import { renderCard } from './card.ts';
import { type PlannedCard, plannedCards } from './cards.ts';
import { type CardFonts, loadCardFonts } from './typesetting.ts';

/** Raise when the same words, colours and photo are to give another picture. */
const renderRevision = 3;

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
  const fonts = await loadCardFonts();
  for (const planned of plannedCards(content)) {
    const target = path.join(siteDir, shareImageUrl(planned.path));
    await mkdir(path.dirname(target), { recursive: true });
    await linkOrCopy(await cachedPicture(planned, options, fonts), target);
  }
}

/** The file of a picture in the cache, drawn now if it is not there yet. */
async function cachedPicture(
  { card, photo }: PlannedCard,
  { colours, photosDir, cacheDir }: ShareImageOptions,
  fonts: CardFonts,
): Promise<string> {
  const original = await readFile(path.join(photosDir, photo));
  const key = createHash('sha256')
    .update(JSON.stringify([renderRevision, card, colours]))
    .update(original)
    .digest('hex');
  const file = path.join(cacheDir, `${key.slice(0, 16)}.jpg`);
  if (!existsSync(file)) await writeWhole(file, await renderCard(card, original, colours, fonts));
  return file;
}
