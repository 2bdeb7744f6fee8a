import { expect, test } from 'vitest';
import { previewPhotos } from './preview-photos.ts';

const photos = (...names: string[]) => names.map((src) => ({ src }));

test('[H6] a preview has at most six photos, each source once', () => {
  const shown = previewPhotos(photos('a', 'b', 'a', 'c', 'd', 'e', 'f', 'g'));
  expect(shown.map((photo) => photo.src)).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
});

test('[H6] the first photos can be skipped, and a short list gives fewer photos', () => {
  expect(previewPhotos(photos('a', 'b', 'c'), 2)).toEqual(photos('c'));
  expect(previewPhotos(photos('a'), 2)).toEqual([]);
});
