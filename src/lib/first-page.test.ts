import { expect, test } from 'vitest';
import { firstPage, firstProjects, photosPerPage } from './first-page.ts';

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
