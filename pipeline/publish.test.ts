import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestContent, testContent } from '../tests/test-content.ts';
import type { LoadedContent } from './content/load.ts';
import { addSizes, photosIn } from './content/photos-in.ts';
import { publishRuntimeFiles, runtimeFiles } from './publish.ts';

const sizes = { width: 1600, height: 1200, version: '0a1b2c3d', widths: [320, 640], placeholder: 'data:,x' };
const folder = '/api/content/attached_assets/';
let copy: TestContent;
let content: LoadedContent;

beforeAll(async () => {
  copy = await testContent();
  const source = ',\n      "source": "Sent to us by letter",\n      "date": "2026-03-11"';
  await copy.edit('testimonials.json', source, '');
  content = await copy.load();
  const photos = photosIn(content);
  addSizes(photos, new Map(photos.map(({ src }) => [src, sizes])));
});
afterAll(() => copy.remove());

function published<T>(file: string): T {
  return JSON.parse(JSON.stringify(runtimeFiles(content)[file])) as T;
}

type Gallery = { categories: Record<string, unknown[]>; beforeAfter: Record<string, unknown>[] };

test('[G8] [G12] the gallery has its categories with URLs, texts and sizes', () => {
  const { categories } = published<Gallery>('content/gallery.json');
  expect(Object.keys(categories)).toEqual(['bathrooms', 'kitchens', 'commercial']);
  expect(categories.bathrooms?.[0]).toEqual({
    src: `${folder}bathroom-02.jpg`,
    alt: content.galleryPhotos.categories.bathrooms[0]?.alt,
    title: 'Shower tiles and grout',
    ...sizes,
  });
  for (const [name, photos] of Object.entries(content.galleryPhotos.categories)) {
    expect(photos.length).toBeGreaterThan(0);
    expect(categories[name]).toEqual(photos.map((photo) => ({ ...photo, src: folder + photo.src })));
  }
});

test('[G8] a comparison has its two URLs, labels and image variants', () => {
  const { beforeAfter } = published<Gallery>('content/gallery.json');
  expect(beforeAfter).toHaveLength(content.galleryPhotos.beforeAfter.length);
  const pair = content.galleryPhotos.beforeAfter.find(({ id }) => id === 'pair-office');
  expect(beforeAfter.find(({ id }) => id === 'pair-office')).toEqual({
    id: 'pair-office',
    title: 'Office desk',
    description: 'Desk wiped down, bin emptied, carpet vacuumed and windows cleaned.',
    before: `${folder}pair-office-before.jpg`,
    after: `${folder}pair-office-after.jpg`,
    beforeLabel: 'Before',
    afterLabel: 'After',
    beforePhoto: { src: `${folder}pair-office-before.jpg`, alt: pair?.before.alt, ...sizes },
    afterPhoto: { src: `${folder}pair-office-after.jpg`, alt: pair?.after.alt, ...sizes },
  });
});

test('[G7] the portfolio has its fields, with URLs', () => {
  type Portfolio = { projects: { images: unknown[] }[] };
  const { projects } = published<Portfolio>('content/portfolio-postbuild.json');
  expect(projects).toHaveLength(content.portfolio.projects.length);
  expect(projects[0]).toMatchObject({
    category: 'kitchen_reno',
    title: 'Weatherboard home, kitchen renovation',
    suburb: 'Chiltern',
    hours_on_site: 5,
  });
  expect(projects[0]?.images[0]).toMatchObject({ src: `${folder}reno-kitchen-01.jpg`, ...sizes });
});

test('[T1] the testimonials have their key and six fields', () => {
  const file = published<{ testimonials: object[] }>('content/testimonials.json');
  expect(file).toEqual(content.testimonials);
  for (const testimonial of file.testimonials)
    expect(Object.keys(testimonial).slice(0, 6)).toEqual([
      'id',
      'rating',
      'text',
      'name',
      'location',
      'service',
    ]);
});

test('[T1] source and date of a review are published if they are known', () => {
  const file = published<{ testimonials: object[] }>('content/testimonials.json');
  expect(file.testimonials[0]).toMatchObject({ source: 'Sent to us by email', date: '2026-09-14' });
  expect(file.testimonials.at(-1)).not.toHaveProperty('source');
});

test('[A1] the files are written to the paths that the site reads', async () => {
  await publishRuntimeFiles(content, copy.at('site'));
  for (const [file, value] of Object.entries(runtimeFiles(content)))
    expect(JSON.parse(await readFile(path.join(copy.dir, 'site', file), 'utf8'))).toEqual(value);
});

test('publishing does not change the content', () => {
  const before = JSON.stringify(content);
  runtimeFiles(content);
  expect(JSON.stringify(content)).toBe(before);
});
