import { placeOf } from '../business-folder.ts';
import type { LoadedContent, WrittenFile } from '../content/load.ts';
import { claimWarnings, removedClaims } from './claims.ts';
import { formerNames } from './former.ts';
import { missingAlts } from './gallery.ts';
import { leftovers } from './leftovers.ts';
import { registrationWords } from './legal-facts.ts';
import { noteWarnings } from './notes.ts';
import { blurredWarning, isTiny, type PhotoSize } from './photo-size.ts';
import { packageWarnings, priceWarnings, unlikelyPrices } from './prices.ts';
import type { Files } from './sample-texts.ts';
import { suburbWarnings } from './suburbs.ts';

export type WarningInput = {
  content: LoadedContent;
  written: readonly WrittenFile[];
  /** Sizes of the originals that the content names, in pixels, by file name. */
  photos: ReadonlyMap<string, PhotoSize>;
  /** The current day, such as 2026-11-03. */
  day: string;
  /** The content as it was last published, if that is known. */
  former?: Files;
};

/** The warnings about content that has no problems: a sentence each, with file, item and what to do. */
export function contentWarnings({
  content,
  written,
  photos,
  day,
  former = new Map(),
}: WarningInput): string[] {
  const { business } = content;
  const names = formerNames(former);
  return [
    ...written.flatMap(registrationWords),
    ...claimWarnings(business, day),
    ...removedClaims(business, written),
    ...suburbWarnings(content, written, names.suburbs),
    ...priceWarnings(content),
    ...unlikelyPrices(content.home),
    ...packageWarnings(content, written, names.packages),
    ...noteWarnings(content, written),
    ...written.flatMap(leftovers),
    ...written.flatMap(missingAlts),
    ...tinyPhotos(photos),
  ];
}

/** A warning for each photo that looks blurred at any size. */
function tinyPhotos(photos: ReadonlyMap<string, PhotoSize>): string[] {
  const tiny = [...photos].filter(([, size]) => isTiny(size));
  return tiny.map(([name, size]) => `${blurredWarning(placeOf(`photos/${name}`), size)}.`).sort();
}
