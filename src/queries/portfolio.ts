import type { Query } from './client.ts';
import {
  listOf,
  object,
  optionalText,
  photo,
  positiveNumber,
  requiredListOf,
  requiredText,
  withDefault,
} from './parsers.ts';

const project = object({
  category: optionalText,
  title: requiredText,
  suburb: optionalText,
  hours_on_site: withDefault(positiveNumber, undefined),
  images: listOf(photo),
});

const portfolio = object({ projects: requiredListOf(project) });

export type Project = ReturnType<typeof project>;

/** GET content/portfolio-postbuild.json: the projects in the order of the file. */
export const portfolioQuery: Query<Project[]> = {
  queryKey: ['content', 'portfolio-postbuild.json'],
  select: (json) => portfolio(json).projects,
};
