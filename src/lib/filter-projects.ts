/** What a visitor can narrow the post-build projects to, all first (states of the portfolio filter). */
export const projectFilters = ['all', 'new_build', 'renovation'] as const;
export type ProjectFilter = (typeof projectFilters)[number];

const categories: Readonly<Record<ProjectFilter, readonly string[] | undefined>> = {
  all: undefined,
  new_build: ['new_build'],
  renovation: ['kitchen_reno', 'bath_reno'],
};

/**
 * The projects that a filter leaves, in their order.
 * @param limit how many projects at most; without it, all
 */
export function filterProjects<T extends { category: string }>(
  projects: readonly T[],
  filter: ProjectFilter,
  limit?: number,
): T[] {
  const wanted = categories[filter];
  return projects.filter((project) => !wanted || wanted.includes(project.category)).slice(0, limit);
}
