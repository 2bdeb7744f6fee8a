import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { photoSizes, type TestContent, testContent } from '../tests/test-content.ts';
import type { ResolvedContent } from './content/photos-in.ts';
import { publishRuntimeFiles, runtimeFiles } from './runtime-files.ts';

const folder = '/api/content/attached_assets/';
let copy: TestContent;
let content: ResolvedContent;

beforeAll(async () => {
  copy = await testContent();
  const source = ',\n      "source": "Sent to us by letter",\n      "date": "2026-03-11"';
  await copy.edit('testimonials.json', source, '');
  content = await copy.load();
});
afterAll(() => copy.remove());

function published<T>(file: string): T {
  return JSON.parse(JSON.stringify(runtimeFiles(content)[file])) as T;
}

type Gallery = { categories: Record<string, unknown[]>; beforeAfter: Record<string, unknown>[] };

test('[G8] [G12] the gallery has its categories with URLs, texts and sizes', () => {
  const { categories } = published<Gallery>('content/gallery.json');
  expect(Object.keys(categories)).toEqual(['bathrooms', 'kitchens', 'commercial']);
  expect(categories.bathrooms?.[0]).toMatchObject(photoSizes);
  for (const [name, photos] of Object.entries(content.galleryPhotos.categories)) {
    expect(photos.length).toBeGreaterThan(0);
    expect(categories[name]).toEqual(photos.map((photo) => ({ ...photo, src: folder + photo.src })));
  }
});

test('[G8] a comparison has its two URLs, labels and image variants', () => {
  const { beforeAfter } = published<Gallery>('content/gallery.json');
  expect(beforeAfter).toHaveLength(content.galleryPhotos.beforeAfter.length);
  const [pair] = content.galleryPhotos.beforeAfter;
  if (!pair) throw new Error('This test needs a comparison.');
  const { before, after, ...words } = pair;
  expect(beforeAfter[0]).toEqual({
    ...words,
    before: folder + before.src,
    after: folder + after.src,
    beforePhoto: { ...before, src: folder + before.src },
    afterPhoto: { ...after, src: folder + after.src },
  });
});

test('[G7] the portfolio has its fields, with URLs', () => {
  type Portfolio = { projects: { images: unknown[] }[] };
  const { projects } = published<Portfolio>('content/portfolio-postbuild.json');
  expect(projects).toEqual(
    content.portfolio.projects.map(({ images, ...project }) => ({
      ...project,
      images: images.map((photo) => ({ ...photo, src: folder + photo.src })),
    })),
  );
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
