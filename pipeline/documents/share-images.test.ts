import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { shareImageUrl, sharePhoto } from '../../src/lib/share-image.ts';
import { allPaths } from '../../src/routes.ts';
import { sampleDir, type TestContent, testContent } from '../../tests/support/test-content.ts';
import { publishShareImages } from './share-images.ts';

let files: TestContent;
let dir: string;
beforeAll(async () => {
  files = await testContent();
  dir = await mkdtemp(path.join(os.tmpdir(), 'share-test-'));
});
afterAll(async () => {
  await files.remove();
  await rm(dir, { recursive: true, force: true });
});

test('each page is shared with its own photo; without one, with the hero of home', {
  tags: 'L9',
}, async () => {
  const content = await files.load();
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

test('the images are published under the paths of their pages as small JPEGs, and made once', {
  tags: 'L9',
}, async () => {
  const content = await files.load();
  const options = {
    content,
    photosDir: path.join(sampleDir, 'photos'),
    siteDir: path.join(dir, 'site'),
    cacheDir: path.join(dir, 'cache'),
  };
  await publishShareImages(options);
  const folder = path.join(dir, 'site/images/share');
  const pages = allPaths(content.articles.map(({ summary }) => summary.slug));
  const names = await readdir(folder);
  expect(names.sort()).toEqual(pages.map((page) => path.basename(shareImageUrl(page))).sort());
  for (const name of names) {
    const file = path.join(folder, name);
    expect((await stat(file)).size, name).toBeLessThan(150_000);
    const { format, width, height } = await sharp(file).metadata();
    expect({ format, width, height }).toEqual({ format: 'jpeg', width: 1200, height: 630 });
  }
  const file = path.join(dir, 'site', shareImageUrl('/'));
  const { ino } = await stat(file);
  await publishShareImages(options);
  expect((await stat(file)).ino).toBe(ino);
  const photos = { [content.home.hero.photo.src]: { turn: 180 as const } };
  await publishShareImages({ ...options, content: { ...content, photos } });
  expect((await stat(file)).ino, 'the turned photo').not.toBe(ino);
});
