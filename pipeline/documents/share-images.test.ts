import { readdir, stat, truncate } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { shareImageUrl, sharePhoto } from '../../src/lib/share-image.ts';
import { allPaths } from '../../src/routes.ts';
import { builtSample } from '../../tests/support/on-sample.mjs';
import { temporaryFolder } from '../../tests/support/temporary-folder.ts';
import { contentOf, root, sampleDir } from '../../tests/support/test-content.ts';
import type { LoadedContent } from '../content/loaded-content.ts';
import { publishShareImages } from './share-images.ts';

const content = await contentOf(sampleDir);

test('each page is shared with its own photo; without one, with the hero of home', {
  tags: 'L9',
}, async () => {
  const { home, ndis, galleryPhotos, articles } = content;
  const shared = ['/', '/ndis', '/blog/hepa-filters-clean-home'].map((page) => sharePhoto(content, page));
  expect(shared).toEqual([home.hero.photo, ndis.header.photo, articles[0]?.summary.photo]);
  expect(sharePhoto(content, '/gallery')).toBe(galleryPhotos.categories.bathrooms[0]);
  const categories = { ...galleryPhotos.categories, bathrooms: [] };
  const { photo: _, ...header } = ndis.header;
  const bare = { ...ndis, header } as typeof ndis;
  const empty = { ...content, ndis: bare, articles: [], galleryPhotos: { beforeAfter: [], categories } };
  for (const page of ['/ndis', '/blog', '/gallery', '/before-after', '/404'])
    expect(sharePhoto(empty, page)).toBe(home.hero.photo);
});

test('the images are published under the paths of their pages as small JPEGs', {
  tags: 'L9',
}, async () => {
  const folder = path.join(root, builtSample, 'site/images/share');
  const pages = allPaths(content.articles.map(({ summary }) => summary.slug));
  const names = await readdir(folder);
  expect(names.sort()).toEqual(pages.map((page) => path.basename(shareImageUrl(page))).sort());
  for (const name of names) {
    const file = path.join(folder, name);
    expect((await stat(file)).size, name).toBeLessThan(150_000);
    const { format, width, height } = await sharp(file).metadata();
    expect({ format, width, height }).toEqual({ format: 'jpeg', width: 1200, height: 630 });
  }
});

test('an image is made once, and again after its photo was turned or its copy in the cache was cut', async () => {
  const dir = temporaryFolder();
  const photo = sharp({ create: { width: 60, height: 40, channels: 3, background: '#888' } }).jpeg();
  for (const page of allPaths(content.articles.map(({ summary }) => summary.slug)))
    await photo.toFile(path.join(dir, sharePhoto(content, page).src));
  const options = { photosDir: dir, siteDir: path.join(dir, 'site'), cacheDir: path.join(dir, 'cache') };
  const idOfImage = async (photos: LoadedContent['photos']) => {
    await publishShareImages({ ...options, content: { ...content, photos } });
    return (await stat(path.join(dir, 'site', shareImageUrl('/')))).ino;
  };
  const id = await idOfImage({});
  expect(await idOfImage({})).toBe(id);
  expect(await idOfImage({ [content.home.hero.photo.src]: { turn: 180 } })).not.toBe(id);
  const image = path.join(dir, 'site', shareImageUrl('/'));
  // It is the same file as in the cache.
  await truncate(image, 700);
  await idOfImage({ [content.home.hero.photo.src]: { turn: 180 } });
  expect(await sharp(image, { failOn: 'error' }).stats()).toBeTruthy();
});
