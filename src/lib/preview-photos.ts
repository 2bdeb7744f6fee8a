import { previewLimit } from './specified.ts';

/**
 * The photos of one category for the home preview: each source once, without the first `skip`, at most six.
 * @param photos in the order of the gallery; any item with a `src`
 */
export function previewPhotos<T extends { src: string }>(photos: readonly T[], skip = 0): T[] {
  const unique = photos.filter(
    (photo, index) => photos.findIndex((other) => other.src === photo.src) === index,
  );
  return unique.slice(skip, skip + previewLimit);
}
