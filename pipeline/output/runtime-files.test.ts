import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestContent, testContent, withSameSizes } from '../../tests/test-content.ts';
import type { ResolvedContent } from '../content/photos/photos-in.ts';
import { publishRuntimeFiles, runtimeFiles } from './runtime-files.ts';

let copy: TestContent;
let content: ResolvedContent;

beforeAll(async () => {
  copy = await testContent();
  const source = ',\n      "source": "Sent to us by letter",\n      "date": "2026-03-11"';
  await copy.edit('testimonials.json', source, '');
  content = withSameSizes(await copy.load());
});
afterAll(() => copy.remove());

function published<T>(file: string): T {
  return JSON.parse(JSON.stringify(runtimeFiles(content)[file])) as T;
}

type Gallery = { categories: Record<string, unknown[]>; beforeAfter: Record<string, unknown>[] };

test('[G8] [G12] the gallery has its categories, with addresses, texts and sizes', () => {
  const { categories } = published<Gallery>('content/gallery.json');
  expect(Object.keys(categories)).toEqual(['bathrooms', 'kitchens', 'commercial']);
  expect(categories).toEqual(content.galleryPhotos.categories);
  const folder = '/api/content/attached_assets/';
  const address = expect.stringMatching(folder);
  const words = { alt: expect.any(String), title: expect.any(String) };
  expect(categories.bathrooms?.[0]).toMatchObject({ src: address, srcset: address, webp: address, ...words });
});

test('[G8] a comparison has the addresses of its photos, labels and image variants', () => {
  const { beforeAfter } = published<Gallery>('content/gallery.json');
  expect(beforeAfter).toHaveLength(content.galleryPhotos.beforeAfter.length);
  const [pair] = content.galleryPhotos.beforeAfter;
  if (!pair) throw new Error('This test needs a comparison.');
  const { before, after } = pair;
  expect(beforeAfter[0]).toEqual({
    ...{ ...pair, before: before.src, after: after.src },
    ...{ beforePhoto: before, afterPhoto: after },
  });
});

test('[G7] the portfolio has its fields', () => {
  expect(published('content/portfolio-postbuild.json')).toEqual(content.portfolio);
});

test('[T1] the testimonials have their key and six fields', () => {
  const file = published<{ testimonials: object[] }>('content/testimonials.json');
  expect(file).toEqual(content.testimonials);
  const fields = ['id', 'rating', 'text', 'name', 'location', 'service'];
  for (const testimonial of file.testimonials)
    expect(Object.keys(testimonial)).toEqual(expect.arrayContaining(fields));
});

test('[T1] source and date of a review are published if they are known', () => {
  const file = published<{ testimonials: object[] }>('content/testimonials.json');
  expect(file.testimonials[0]).toMatchObject({ source: 'Sent to us by email', date: '2026-09-14' });
  expect(file.testimonials.at(-1)).not.toHaveProperty('source');
});

test('[A1] the files are written to the paths that the site reads', async () => {
  await publishRuntimeFiles(content, path.join(copy.business, 'site'));
  for (const [file, value] of Object.entries(runtimeFiles(content)))
    expect(JSON.parse(await readFile(path.join(copy.business, 'site', file), 'utf8'))).toEqual(value);
});
