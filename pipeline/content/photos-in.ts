import type { PhotoInfo } from '@site/photos';
import type { PhotoData } from '../../src/content/schemas/parts.ts';
import { objectsIn } from './cross-check.ts';
import type { LoadedContent } from './load.ts';

/** All photos that the content names. They are the objects that pages read, not copies. */
export function photosIn(content: LoadedContent): PhotoData[] {
  return objectsIn(content).flatMap(({ item }) => (isPhoto(item) ? [item] : []));
}

function isPhoto(item: object): item is PhotoData {
  return 'src' in item && 'placeholder' in item && 'widths' in item;
}

/** Adds sizes, versions and placeholders from the photo step to the photos of the content. */
export function addSizes(photos: readonly PhotoData[], built: ReadonlyMap<string, PhotoInfo>): void {
  for (const photo of photos) {
    const info = built.get(photo.src);
    if (info) Object.assign(photo, info);
  }
}
