import type { PhotoData } from '../content/schemas/parts.ts';
import type { Query } from './client.ts';
import { fieldsOf, listOf, photosOf } from './parsers.ts';

export type Project = {
  category: string;
  title: string;
  suburb: string;
  hours_on_site?: number | undefined;
  images: PhotoData[];
};

/** GET content/portfolio-postbuild.json: the projects in the order of the file. */
export const portfolioQuery: Query<Project[]> = {
  queryKey: ['content', 'portfolio-postbuild.json'],
  select: (json) =>
    listOf<Project>(fieldsOf(json).projects, 'title').map(({ suburb = '', images, ...project }) => ({
      ...{ ...project, suburb },
      images: photosOf(images),
    })),
};
