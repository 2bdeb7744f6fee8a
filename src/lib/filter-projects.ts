/** The filters of the post-build projects; the first is the default. */
export const projectFilters = ['all', 'new_build', 'renovation'] as const;
export type ProjectFilter = (typeof projectFilters)[number];

/** The project categories of each filter; undefined means all. */
const categories: Readonly<Record<ProjectFilter, readonly string[] | undefined>> = {
  all: undefined,
  new_build: ['new_build'],
  renovation: ['kitchen_reno', 'bath_reno'],
};

/**
 * The projects that pass a filter, in order.
 * @param limit maximum number of projects; without it, all
 */
export function filterProjects<T extends { category: string }>(
  projects: readonly T[],
  filter: ProjectFilter,
  limit?: number,
): T[] {
  const wanted = categories[filter];
  return projects.filter((project) => !wanted || wanted.includes(project.category)).slice(0, limit);
}
