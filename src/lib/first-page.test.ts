import { expect, test } from 'vitest';
import {
  comparisonsPerPage,
  galleryFirstPage,
  photosPerPage,
  portfolioFirstPage,
  reviewsFirstPage,
} from './first-page.ts';
import { initialReviewCount, previewProjectCount } from './specified.ts';

const sizes = { width: 3, height: 4, version: 'v', widths: [320], placeholder: '' };
const photo = (index: number) => ({ src: `${index}.jpg`, alt: `Photo ${index}`, ...sizes });
const photos = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ ...photo(index), title: '' }));
const pairs = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    ...{ id: `${index}`, title: 'Oven', description: 'Cleaned', beforeLabel: 'Before', afterLabel: 'After' },
    ...{ before: photo(0), after: photo(1) },
  }));
const project = (title: string, count: number) => ({
  ...{ category: 'new_build' as const, title, suburb: 'Albury', hours_on_site: 3 },
  images: photos(count),
});

test('[G2] a gallery that fits on a page is pre-rendered completely', () => {
  const gallery = {
    categories: { bathrooms: photos(photosPerPage), kitchens: photos(1), commercial: [] },
    beforeAfter: pairs(comparisonsPerPage),
  };
  expect(galleryFirstPage(gallery, [])).toEqual({
    ...gallery,
    remaining: { bathrooms: 0, kitchens: 0, commercial: 0, beforeAfter: 0 },
  });
});

test('[G2] of a long gallery the first photos are pre-rendered, and the comparisons named by other pages', () => {
  const all = photos(1000);
  const { categories, beforeAfter, remaining } = galleryFirstPage(
    { categories: { bathrooms: all, kitchens: all, commercial: all }, beforeAfter: pairs(100) },
    ['99', 'none'],
  );
  for (const list of Object.values(categories)) expect(list).toEqual(all.slice(0, photosPerPage));
  expect(beforeAfter.map(({ id }) => Number(id))).toEqual([...Array(comparisonsPerPage).keys(), 99]);
  const rest = 1000 - photosPerPage;
  expect(remaining).toEqual({
    bathrooms: rest,
    kitchens: rest,
    commercial: rest,
    beforeAfter: 100 - comparisonsPerPage,
  });
});

test('[G7] projects that fit on a page are pre-rendered completely', () => {
  const projects = [project('A', 10), project('B', 10), project('C', 10)];
  expect(portfolioFirstPage({ projects })).toEqual({ projects, remaining: 0 });
});

test('[G7] [H7] of many projects as many as fill a page are pre-rendered, at least two', () => {
  const many = portfolioFirstPage({ projects: Array.from({ length: 200 }, () => project('A', 5)) });
  expect(many.projects).toHaveLength(Math.ceil(photosPerPage / 5));
  expect(many.remaining).toBe(1000 - photosPerPage);
  const large = portfolioFirstPage({ projects: ['A', 'B', 'C'].map((title) => project(title, 500)) });
  expect(large.projects.map(({ images }) => images.length)).toEqual(
    Array(previewProjectCount).fill(photosPerPage),
  );
});

test('[T1] the home page has the first reviews in their order', () => {
  const testimonials = Array.from({ length: 2000 }, (_, index) => ({
    ...{ id: `${index}`, rating: 5, text: 'Good.', name: 'A', location: 'Albury', service: 'Deep clean' },
  }));
  expect(reviewsFirstPage({ testimonials }).testimonials).toEqual(testimonials.slice(0, initialReviewCount));
});
