import { expect, test } from 'vitest';
import type { Content } from '../content/schemas/content-files.ts';
import { firstPage, firstProjects, galleryFirstPages, homeLists, photosPerPage } from './first-page.ts';

const files = { srcset: 'a-320.avif 320w', webp: 'a.webp', width: 3, height: 4 };
const photos = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ src: `${index}.jpg`, alt: `Photo ${index}`, ...files }));
const project = (title: string, count: number) => ({
  ...{ category: 'new_build' as const, title, suburb: 'Albury', hours_on_site: 3 },
  images: photos(count),
});

test('the start of a list is pre-rendered, and it says whether there is more', { tags: 'G2' }, () => {
  expect(firstPage(['a', 'b'], 2)).toEqual({ items: ['a', 'b'], hasMore: false });
  expect(firstPage(['a', 'b', 'c'], 2)).toEqual({ items: ['a', 'b'], hasMore: true });
});

test('projects that fit on a page are pre-rendered completely', { tags: 'G7' }, () => {
  const projects = [project('A', 10), project('B', 10), project('C', photosPerPage - 20)];
  expect(firstProjects(projects)).toEqual({ items: projects, hasMore: false });
});

test('of many projects a page of photos is pre-rendered', { tags: 'G7' }, () => {
  const many = firstProjects(Array.from({ length: 200 }, () => project('A', 5)));
  expect(many.items.map(({ images }) => images.length)).toEqual([5, 5, 5, 5, 5, 5, 5, 1]);
  expect(many.hasMore).toBe(true);
  const [large, ...others] = firstProjects([project('A', 500), project('B', 1)]).items;
  expect(large?.images).toEqual(photos(photosPerPage));
  expect(others).toEqual([]);
});

test('what home and the gallery pre-render does not grow with their lists', { tags: ['G2', 'G7'] }, () => {
  const preRendered = (count: number) => {
    const list = photos(count);
    const content = {
      home: { beforeAfter: { pairs: ['1', '2'] }, testimonials: {} },
      galleryPhotos: {
        categories: { bathrooms: list, kitchens: list, commercial: list },
        beforeAfter: list.map((_, id) => ({ id: `${id}` })),
      },
      portfolio: { projects: list.map(() => project('A', 5)) },
      testimonials: { testimonials: list },
    } as unknown as Content;
    return [galleryFirstPages(content), homeLists(content)];
  };
  expect(preRendered(1000)).toEqual(preRendered(100));
});
