import * as z from 'zod/mini';
import type { ReadQuery } from './client.ts';
import { filled, listOf, optionalText, photo, requiredListOf } from './tolerant.ts';

const project = z.object({
  category: optionalText,
  title: filled,
  suburb: optionalText,
  hours_on_site: z.catch(z.optional(z.number().check(z.positive())), undefined),
  images: listOf(photo),
});

const answer = z.object({ projects: requiredListOf(project) });

export type Project = z.infer<typeof project>;

/** GET content/portfolio-postbuild.json: the projects in the order of the file. */
export const portfolioQuery: ReadQuery<Project[]> = {
  queryKey: ['content', 'portfolio-postbuild.json'],
  select: (body) => answer.parse(body).projects,
};
