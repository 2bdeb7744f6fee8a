import { placeOf } from '../business/business-folder.ts';
import type { LoadedContent, WrittenFile } from '../content/loaded-content.ts';
import { claimWarnings, removedClaims } from './claims.ts';
import { missingAlts } from './gallery.ts';
import { leftovers } from './leftovers.ts';
import { registrationWords } from './legal-facts.ts';
import { goneNames, textsNaming } from './names.ts';
import { noteWarnings } from './notes.ts';
import { blurredWarning, isTiny, type PhotoSize } from './photo-size.ts';
import { priceWarnings, unlikelyPrices } from './prices.ts';
import { type Files, ownFiles } from './sample-texts.ts';
import { suburbWarnings } from './suburbs.ts';

export type WarningInput = {
  content: LoadedContent;
  written: readonly WrittenFile[];
  /** Sizes of the originals that the content names, in pixels, by file name. */
  photos: ReadonlyMap<string, PhotoSize>;
  /** The current day, such as 2026-11-03. */
  day: string;
  /** What the content was before, of which texts may still have names: the sample, and the last publish. */
  earlier: readonly Files[];
};

/** The warnings about content that has no problems: a sentence each, with file, item and what to do. */
export function contentWarnings({ content, written, photos, day, earlier }: WarningInput): string[] {
  const { business } = content;
  const own = ownFiles(written);
  const gone = (file: string, field: string, whatTheyAre: string) =>
    textsNaming(written, goneNames(own, earlier, file, field), whatTheyAre);
  return [
    ...written.flatMap(registrationWords),
    ...claimWarnings(business, day),
    ...removedClaims(business, written),
    ...gone('business.yaml', 'areaServed.*', 'outside the suburbs you serve'),
    ...suburbWarnings(content),
    ...priceWarnings(content),
    ...unlikelyPrices(written.find(({ key }) => key === 'home')?.filled),
    ...gone('pages/home.yaml', 'packages.items.*.name', 'no longer among your packages'),
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
