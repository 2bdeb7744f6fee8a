import { expect, test } from 'vitest';
import { loadContent } from '../../pipeline/content/load.ts';
import { runtimeFiles } from '../../pipeline/runtime-files.ts';
import { sampleDir, withSameSizes } from '../../tests/test-content.ts';
import { galleryQuery } from './gallery.ts';
import { portfolioQuery } from './portfolio.ts';
import { testimonialsQuery } from './testimonials.ts';

const loaded = await loadContent(sampleDir);
if (!loaded.content) throw new Error(loaded.problems.join('\n'));
const content = withSameSizes(loaded.content);
const files = runtimeFiles(content);

const review = { id: 'a', rating: 4, text: 'Good.', name: 'A', location: 'Albury', service: 'Deep clean' };
const bath = { src: '/api/content/attached_assets/bath.jpg', alt: 'A bath', title: 'Bath' };
const many = <T>(make: (index: number) => T) => Array.from({ length: 2000 }, (_, index) => make(index));

test('[T1] [G8] [H7] the published files are parsed into the same data as the pre-render has', () => {
  expect(testimonialsQuery.select(files['content/testimonials.json'])).toEqual(
    content.testimonials.testimonials,
  );
  expect(portfolioQuery.select(files['content/portfolio-postbuild.json'])).toEqual(
    content.portfolio.projects,
  );
  const { categories, beforeAfter } = galleryQuery.select(files['content/gallery.json']);
  const withoutIds = Object.fromEntries(
    Object.entries(categories).map(([name, photos]) => [name, photos.map(({ id: _, ...photo }) => photo)]),
  );
  expect(withoutIds).toEqual(content.galleryPhotos.categories);
  expect(beforeAfter).toEqual(content.galleryPhotos.beforeAfter);
});

test('[T1] an invalid source, link or date is left out, the review stays', () => {
  const good = { source: 'Google', link: 'https://a.example/r', date: '2026-11-03' };
  const bad = [
    { source: ' ', link: 'javascript:alert(1)', date: '3 November' },
    { source: 7, link: 'http://a.example', date: '2026-02-30' },
    { source: null, link: 'a', date: 20261103 },
  ];
  const body = { testimonials: [{ ...review, ...good }, ...bad.map((parts) => ({ ...review, ...parts }))] };
  expect(testimonialsQuery.select(body)).toEqual([{ ...review, ...good }, review, review, review]);
});

test('[A1] the query keys give the specified addresses', () => {
  const addresses = [testimonialsQuery, galleryQuery, portfolioQuery].map(({ queryKey }) =>
    queryKey?.join('/'),
  );
  expect(addresses).toEqual([
    '/content/testimonials.json',
    '/content/gallery.json',
    'content/portfolio-postbuild.json',
  ]);
});

test('[T1] a review without text or name is left out; stars stay between 0 and 5', () => {
  const body = {
    testimonials: [
      { ...review, id: 7, extra: true },
      { ...review, rating: 9000 },
      { ...review, text: ' ' },
      { ...review, name: undefined },
      null,
      'x',
    ],
  };
  expect(testimonialsQuery.select(body)).toEqual([
    { ...review, id: '7' },
    { ...review, rating: 5 },
  ]);
});

test('[T1] 2,000 reviews and projects keep their order', () => {
  const reviews = testimonialsQuery.select({
    testimonials: many((index) => ({ ...review, id: `${index}` })),
  });
  expect(reviews.map(({ id }) => id)).toEqual(many(String));
  const projects = portfolioQuery.select({
    projects: many((index) => ({ title: `${index}`, images: [bath] })),
  });
  expect(projects.map(({ title }) => title)).toEqual(many(String));
});

test('[H7] a project without suburb, hours or photos is kept; one without a title is left out', () => {
  const body = {
    projects: [{ title: 'A', images: [{ src: 'x.jpg' }, bath] }, { title: 'B' }, { suburb: 'C' }],
  };
  expect(portfolioQuery.select(body)).toMatchObject([
    { title: 'A', suburb: '', images: [{ src: 'bath.jpg' }] },
    { title: 'B', images: [] },
  ]);
});

const unusable = [
  { alt: 'no src' },
  { src: 'no-alt.jpg' },
  { src: 5, alt: 'x' },
  { src: 'x.jpg', alt: {} },
  [],
  null,
];

test('[G8] a photo keeps its focus; what is no focus is left out, and the photo stays', () => {
  const focuses = [[20, 80], [20], 'left', [20, null], undefined];
  const bathrooms = focuses.map((focus) => ({ ...bath, focus }));
  const parsed = galleryQuery.select({ categories: { bathrooms } }).categories.bathrooms;
  expect(parsed.map(({ focus }) => focus)).toEqual([[20, 80], undefined, undefined, undefined, undefined]);
  expect(JSON.stringify(files['content/gallery.json'])).toContain('"focus":[');
});

test.each(['categories', 'lists'])('[G8] the gallery is parsed from %s', (shape) => {
  const item = shape === 'lists' ? { id: 3, src: bath.src, alt: bath.alt } : bath;
  const lists = { bathrooms: [item, ...unusable], kitchens: many(() => item) };
  const body = { ...(shape === 'lists' ? lists : { categories: lists }), beforeAfter: [], version: 2 };
  const { categories, beforeAfter } = galleryQuery.select(body);
  expect(categories.bathrooms).toMatchObject([{ src: 'bath.jpg', alt: 'A bath' }]);
  expect(categories.bathrooms[0]).toMatchObject(
    shape === 'lists' ? { id: '3', title: '' } : { id: '', title: 'Bath' },
  );
  expect(categories.kitchens).toHaveLength(2000);
  expect(categories.commercial).toEqual([]);
  expect(beforeAfter).toEqual([]);
});

test('[G8] comparisons need only two photos', () => {
  const pair = { id: 1, title: 'Oven', before: '/images/a.jpg', after: bath, extra: 1 };
  const { beforeAfter } = galleryQuery.select({ beforeAfter: [pair, { ...pair, after: undefined }] });
  expect(beforeAfter).toMatchObject([
    {
      id: '1',
      title: 'Oven',
      before: { src: '/images/a.jpg', alt: 'Oven, Before' },
      after: { src: 'bath.jpg', alt: 'A bath' },
      beforeLabel: 'Before',
      afterLabel: 'After',
    },
  ]);
});

test('[G8] an empty gallery is empty, and other data is an error', () => {
  const empty = { categories: { bathrooms: [], kitchens: [], commercial: [] }, beforeAfter: [] };
  for (const body of [{}, { categories: null }, { categories: {}, beforeAfter: 'none' }])
    expect(galleryQuery.select(body)).toEqual(empty);
  for (const body of [null, 'gallery', [], 3]) expect(() => galleryQuery.select(body)).toThrow();
  expect(() => testimonialsQuery.select({})).toThrow();
  expect(() => portfolioQuery.select({ projects: 'none' })).toThrow();
});
