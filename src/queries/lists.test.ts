import { expect, test } from 'vitest';
import { loadContent } from '../../pipeline/load-content.ts';
import { runtimeFiles } from '../../pipeline/output/runtime-files.ts';
import { sampleDir, withSameSizes } from '../../tests/support/test-content.ts';
import { galleryQuery } from './gallery.ts';
import { portfolioQuery } from './portfolio.ts';
import { testimonialsQuery } from './testimonials.ts';

const loaded = await loadContent(sampleDir);
if (!loaded.content) throw new Error(loaded.problems.join('\n'));
const content = withSameSizes(loaded.content);
const files = JSON.parse(JSON.stringify(runtimeFiles(content)));

const review = { id: 'a', rating: 4, text: 'Good.', name: 'A', location: 'Albury', service: 'Deep clean' };
const bath = { src: 'https://photos.example/bath.jpg', alt: 'A bath', title: 'Bath' };
/** What is shown of a photo without further fields. */
const shown = { ...bath, srcset: '', webp: '', width: 0, height: 0 };

test('the published files are parsed into the same data as the pre-render has', {
  tags: ['T1', 'G8', 'H7'],
}, () => {
  expect(testimonialsQuery.select(files['content/testimonials.json'])).toEqual(
    content.testimonials.testimonials,
  );
  expect(portfolioQuery.select(files['content/portfolio-postbuild.json'])).toEqual(
    content.portfolio.projects,
  );
  expect(galleryQuery.select(files['content/gallery.json'])).toEqual(content.galleryPhotos);
});

test('a review without text, name or stars, or with thousands of stars, is left out', { tags: 'T1' }, () => {
  const bad = [{ text: ' ' }, { name: undefined }, { rating: undefined }, { rating: 9000 }];
  const reviews = [review, ...bad.map((parts) => ({ ...review, ...parts })), null, 'x'];
  expect(testimonialsQuery.select({ testimonials: reviews })).toEqual([review]);
});

test('a project without suburb, hours or photos is kept; one without a title is left out', {
  tags: 'H7',
}, () => {
  const projects = [{ title: 'A', images: [{ src: 'x.jpg' }, bath] }, { title: 'B' }, { suburb: 'C' }];
  expect(portfolioQuery.select({ projects })).toEqual([
    { title: 'A', suburb: '', images: [shown] },
    { title: 'B', suburb: '', images: [] },
  ]);
});

test.each(['categories', 'lists'])('the gallery is parsed from %s', { tags: 'G8' }, (shape) => {
  const unusable = [{ alt: 'no src' }, { src: 'no-alt.jpg' }, { src: 5, alt: 'x' }, [], null];
  const lists = { bathrooms: [bath, ...unusable], kitchens: Array(2000).fill(bath) };
  const body = { ...(shape === 'lists' ? lists : { categories: lists }), beforeAfter: [], version: 2 };
  const { categories, beforeAfter } = galleryQuery.select(body);
  expect(categories.bathrooms).toEqual([shown]);
  expect(categories.kitchens).toHaveLength(2000);
  expect(categories.commercial).toEqual([]);
  expect(beforeAfter).toEqual([]);
});

test('comparisons need only the addresses of two photos', { tags: 'G8' }, () => {
  const pair = { id: 1, title: 'Oven', before: '/images/a.jpg', after: bath.src };
  const { beforeAfter } = galleryQuery.select({ beforeAfter: [pair, { ...pair, after: undefined }] });
  expect(beforeAfter).toMatchObject([
    {
      title: 'Oven',
      before: { src: '/images/a.jpg', alt: 'Oven, Before', srcset: '' },
      after: { src: bath.src, alt: 'Oven, After', srcset: '' },
      beforeLabel: 'Before',
      afterLabel: 'After',
    },
  ]);
});

test('an empty gallery is empty, and what is no list is an error', { tags: 'G8' }, () => {
  const empty = { categories: { bathrooms: [], kitchens: [], commercial: [] }, beforeAfter: [] };
  for (const body of [{}, { categories: null }]) expect(galleryQuery.select(body)).toEqual(empty);
  const others = [null, 'gallery', [], 3, { categories: {}, beforeAfter: 'none' }, { bathrooms: {} }];
  for (const body of others) expect(() => galleryQuery.select(body)).toThrow(TypeError);
  expect(() => testimonialsQuery.select({})).toThrow(TypeError);
  expect(() => portfolioQuery.select({ projects: 'none' })).toThrow(TypeError);
});
