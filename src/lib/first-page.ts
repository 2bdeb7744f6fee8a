import type { Content } from '../content/schemas/content-files.ts';
import { previewPhotos } from './preview-photos.ts';
import { initialReviewCount, maxSkippedPhotos, previewProjectCount } from './specified.ts';

/** Photos per page of a list; a multiple of 2, 3 and 4 columns. */
export const photosPerPage = 36;
/** Comparisons per page; each has two large photos. */
export const comparisonsPerPage = 12;
/** Maximum number of reviews in the carousel: the first ones of the file. */
export const maxReviews = 30;

type Project = Content['portfolio']['projects'][number];

/** The pre-rendered part of a list, of a fixed maximum length. */
export type FirstPage<T> = {
  items: readonly T[];
  /** Whether the file has more, which needs scripts. */
  hasMore: boolean;
};

/** The first page of a list. */
export function firstPage<T>(list: readonly T[], size: number): FirstPage<T> {
  return { items: list.slice(0, size), hasMore: list.length > size };
}

/** Enough projects for one page of photos. The last project may be cut short. */
export function firstProjects(projects: readonly Project[]): FirstPage<Project> {
  const items: Project[] = [];
  let count = 0;
  for (const project of projects) {
    if (count < photosPerPage)
      items.push({ ...project, images: project.images.slice(0, photosPerPage - count) });
    count += project.images.length;
  }
  return { items, hasMore: count > photosPerPage };
}

/** The first page of each list of the gallery. */
export function galleryFirstPages({ galleryPhotos, portfolio }: Content) {
  const { bathrooms, kitchens, commercial } = galleryPhotos.categories;
  return {
    bathrooms: firstPage(bathrooms, photosPerPage),
    kitchens: firstPage(kitchens, photosPerPage),
    commercial: firstPage(commercial, photosPerPage),
    builderCleans: firstProjects(portfolio.projects),
    beforeAfter: firstPage(galleryPhotos.beforeAfter, comparisonsPerPage),
  };
}

/** The pre-rendered part of each list of home. */
export function homeLists({ galleryPhotos, home, portfolio, testimonials }: Content) {
  const firstReviews = testimonials.testimonials.slice(0, initialReviewCount);
  return {
    bathrooms: previewPhotos(galleryPhotos.categories.bathrooms, maxSkippedPhotos),
    pairs: galleryPhotos.beforeAfter.filter(({ id }) => home.beforeAfter.pairs.includes(id)),
    projects: portfolio.projects
      .slice(0, previewProjectCount)
      .map((project) => ({ ...project, images: project.images.slice(0, 1) })),
    reviews: firstReviews.filter(({ id }) => id !== home.testimonials.featured),
    featured: firstReviews.find(({ id }) => id === home.testimonials.featured),
  };
}
