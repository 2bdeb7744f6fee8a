import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { shareImageUrl } from '../../src/lib/share-image.ts';
import { articlePath, routes } from '../../src/routes.ts';
import { root, type TestContent, testContent } from '../../tests/test-content.ts';
import { siteColours } from '../site-colours.ts';
import { renderCard } from './card.ts';
import { plannedCards } from './cards.ts';
import { publishShareImages } from './share-images.ts';
import { fitText, linePath, lineWidth, loadCardFonts, wrapText } from './typesetting.ts';

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

test('[L9] every page has a share image with its own title and an existing photo', async () => {
  const content = await files.load();
  const planned = plannedCards(content);
  const articles = content.articles.map(({ summary }) => summary);
  expect(planned.map(({ path }) => path)).toEqual([
    ...routes.map((route) => route.path),
    ...articles.map(({ slug }) => articlePath(slug)),
  ]);
  expect(planned.map(({ card }) => card.title)).toEqual([
    ...routes.map(({ page }) => content[page].meta.title),
    ...articles.map(({ title }) => title),
  ]);
  for (const { photo, card } of planned) {
    expect((await stat(path.join(root, 'photos', photo))).isFile()).toBe(true);
    expect(card.name).toBe(content.business.name);
  }
});

test('[L9] the images are published under the paths of their pages, and rendered once', async () => {
  const content = await files.load();
  const [article] = content.articles;
  if (!article) throw new Error('There is no article.');
  const options = {
    content: { ...content, articles: [article] },
    colours: await siteColours(root),
    photosDir: path.join(root, 'photos'),
    siteDir: path.join(dir, 'site'),
    cacheDir: path.join(root, '.cache', 'share-images'),
  };
  await publishShareImages(options);
  const names = await readdir(path.join(dir, 'site/images/share'));
  const wanted = [...routes.map((route) => route.path), articlePath(article.summary.slug)];
  expect(names.sort()).toEqual(wanted.map((page) => path.basename(shareImageUrl(page))).sort());

  const file = path.join(dir, 'site', shareImageUrl('/'));
  const { ino } = await stat(file);
  await publishShareImages(options);
  expect((await stat(file)).ino).toBe(ino);
});

test('an image is a JPEG of 1200 x 630 with the photo at the right and text at the left', async () => {
  const colours = await siteColours(root);
  const photo = await sharp({ create: { width: 300, height: 400, channels: 3, background: '#0000ff' } })
    .png()
    .toBuffer();
  const card = { title: 'A', eyebrow: 'Guides', name: 'B', tagline: 'C' };
  const fonts = await loadCardFonts();
  const picture = await renderCard(card, photo, colours, fonts);
  expect(await sharp(picture).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  const channelAt = async (channel: 'red' | 'blue', left: number, top: number) => {
    const pixel = await sharp(picture).extract({ left, top, width: 1, height: 1 }).raw().toBuffer();
    return pixel.readUInt8(channel === 'red' ? 0 : 2);
  };
  expect(await channelAt('blue', 1100, 300)).toBeGreaterThan(240);
  const linen = Number.parseInt(colours.linen.slice(1, 3), 16);
  expect(Math.abs((await channelAt('red', 20, 20)) - linen)).toBeLessThan(6);
  const blank = await renderCard({ ...card, title: ' ' }, photo, colours, fonts);
  expect(blank.equals(picture)).toBe(false);
});

test('a text becomes an SVG path at any position', async () => {
  const { display } = await loadCardFonts();
  for (const y of [0, 180.46, 322]) {
    const outline = linePath(display, "Builders' R", 68, y, 25);
    expect(outline).toMatch(/^M[-MLQCZ\d. ]+$/);
  }
  expect(linePath(display, "'", 0, 0, 25)).toBe(linePath(display, '’', 0, 0, 25));
  expect(lineWidth(display, 'AA', 40)).toBeGreaterThan(lineWidth(display, 'A', 40));
});

test('text is broken at spaces, and a word that is too long gets its own line', () => {
  const measure = (line: string) => line.length;
  expect(wrapText('one two three', 7, measure)).toEqual(['one two', 'three']);
  expect(wrapText('a incomprehensible b', 5, measure)).toEqual(['a', 'incomprehensible', 'b']);
});

test('a title gets the largest size that fits; one that never fits is truncated', () => {
  const sizes = { largest: 20, smallest: 10, lineHeight: 1 };
  const measure = (line: string, size: number) => line.length * size;
  expect(fitText('ab cd', { width: 100, height: 20 }, sizes, measure)).toEqual({
    size: 20,
    lines: ['ab cd'],
  });
  expect(fitText('abcdefg', { width: 100, height: 20 }, sizes, measure).size).toBe(14);
  expect(fitText('aaaa bbbb cccc', { width: 40, height: 20 }, sizes, measure)).toEqual({
    size: 10,
    lines: ['aaaa', 'bbbb…'],
  });
});
