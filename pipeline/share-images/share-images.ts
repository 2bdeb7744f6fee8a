import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { shareImageUrl } from '../../src/lib/share-image.ts';
import type { LoadedContent } from '../content/load.ts';
import { linkOrCopy, writeAtomically } from '../photos/files.ts';
import type { Colours } from '../site-colours.ts';
import { renderCard } from './card.ts';
import { type PlannedCard, plannedCards } from './cards.ts';
import { type CardFonts, loadCardFonts } from './typesetting.ts';

/** Increase when the same texts, colours and photo should give another image. */
const renderRevision = 3;

type ShareImageOptions = {
  content: LoadedContent;
  colours: Colours;
  /** Folder of the originals. */
  photosDir: string;
  /** Folder of public files; the images may be hard links into the cache. */
  siteDir: string;
  /** Folder that is kept between builds; names of files in it are hashes of what an image is rendered from. */
  cacheDir: string;
};

/** Publishes the share image of each page [L9]. Only changed images are rendered. */
export async function publishShareImages(options: ShareImageOptions): Promise<void> {
  const { content, siteDir, cacheDir } = options;
  await mkdir(cacheDir, { recursive: true });
  const fonts = await loadCardFonts();
  for (const planned of plannedCards(content)) {
    const target = path.join(siteDir, shareImageUrl(planned.path));
    await mkdir(path.dirname(target), { recursive: true });
    await linkOrCopy(await cachedImage(planned, options, fonts), target);
  }
}

/** The path of an image in the cache; renders the image if it is missing. */
async function cachedImage(
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
  if (!existsSync(file)) await writeAtomically(file, await renderCard(card, original, colours, fonts));
  return file;
}
