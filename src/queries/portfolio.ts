import type { Query } from './client.ts';
import {
  listOf,
  object,
  optionalText,
  photo,
  requiredListOf,
  requiredNumber,
  requiredText,
  withDefault,
} from './parsers.ts';

function hours(value: unknown): number | undefined {
  const number = requiredNumber(value);
  return number > 0 ? number : undefined;
}

const project = object({
  category: optionalText,
  title: requiredText,
  suburb: optionalText,
  hours_on_site: withDefault(hours, undefined),
  images: listOf(photo),
});

const portfolio = object({ projects: requiredListOf(project) });

export type Project = Omit<ReturnType<typeof project>, 'hours_on_site'> & {
  hours_on_site?: number | undefined;
};

/** GET content/portfolio-postbuild.json: the projects in the order of the file. */
export const portfolioQuery: Query<Project[]> = {
  queryKey: ['content', 'portfolio-postbuild.json'],
  select: (json) => portfolio(json).projects,
};
