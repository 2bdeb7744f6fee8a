import { expect, test } from 'vitest';
import { previewPhotos } from './preview-photos.ts';
import { previewLimit } from './specified.ts';

const photos = (...names: string[]) => names.map((src) => ({ src }));

test('a preview has at most six photos, each source once', { tags: 'H6' }, () => {
  const many = photos(...Array.from({ length: previewLimit + 1 }, (_, index) => `${index}`));
  expect(previewPhotos(many.flatMap((photo) => [photo, photo]))).toEqual(many.slice(0, previewLimit));
});

test('the first photos can be skipped, and a short list gives fewer photos', { tags: 'H6' }, () => {
  expect(previewPhotos(photos('a', 'b', 'c'), 2)).toEqual(photos('c'));
  expect(previewPhotos(photos('a'), 2)).toEqual([]);
});
