import { expect, test } from 'vitest';
import { filterProjects } from './filter-projects.ts';

const projects = ['kitchen_reno', 'new_build', 'bath_reno', 'new_build', 'something_else'].map(
  (category, id) => ({ category, id }),
);
const idsOf = (...args: Parameters<typeof filterProjects<(typeof projects)[number]>>) =>
  filterProjects(...args).map((project) => project.id);

test('renovations are kitchen_reno and bath_reno, new builds new_build, all are all; a limit counts filtered projects', {
  tags: 'G7',
}, () => {
  expect(idsOf(projects, 'all')).toEqual([0, 1, 2, 3, 4]);
  expect(idsOf(projects, 'new_build')).toEqual([1, 3]);
  expect(idsOf(projects, 'renovation')).toEqual([0, 2]);
  expect(idsOf(projects, 'renovation', 1)).toEqual([0]);
});
