import type { Content } from '../content/schemas/files.ts';
import { previewPhotos } from './preview-photos.ts';
import { initialReviewCount, maxSkippedPhotos, previewLimit, previewProjectCount } from './specified.ts';

/** Photos per page of a list; a multiple of 2, 3 and 4 columns. */
export const photosPerPage = 36;
/** Comparisons per page; each has two large photos. */
export const comparisonsPerPage = 12;
/** Maximum number of reviews in the carousel: the first ones of the file. */
export const maxReviews = 30;

type Gallery = Content['galleryPhotos'];
type Portfolio = Content['portfolio'];

/** The pre-rendered part of the gallery; `remaining` counts the items that only the run-time query adds. */
export type GalleryFirstPage = Gallery & {
  remaining: Record<keyof Gallery['categories'] | 'beforeAfter', number>;
};
/** The pre-rendered projects; `remaining` counts the photos that only the run-time query adds. */
export type PortfolioFirstPage = Portfolio & { remaining: number };

/**
 * The part of the gallery that is in pages and scripts, so that their size does not grow with the number of photos.
 * @param named ids of comparisons that other pages show; they are always included
 */
export function galleryFirstPage(
  { categories, beforeAfter }: Gallery,
  named: readonly string[],
): GalleryFirstPage {
  const { bathrooms, kitchens, commercial } = categories;
  const first = <T>(photos: readonly T[]) => photos.slice(0, photosPerPage);
  const remaining = (items: readonly unknown[], size: number) => Math.max(0, items.length - size);
  return {
    categories: {
      bathrooms: first(bathrooms),
      kitchens: first(kitchens),
      commercial: first(commercial),
    },
    beforeAfter: beforeAfter.filter(({ id }, index) => index < comparisonsPerPage || named.includes(id)),
    remaining: {
      bathrooms: remaining(bathrooms, photosPerPage),
      kitchens: remaining(kitchens, photosPerPage),
      commercial: remaining(commercial, photosPerPage),
      beforeAfter: remaining(beforeAfter, comparisonsPerPage),
    },
  };
}

/** As many projects as fill a page of photos, but at least those that the home page previews. */
export function portfolioFirstPage({ projects }: Portfolio): PortfolioFirstPage {
  const kept: Portfolio['projects'] = [];
  let photos = 0;
  let all = 0;
  for (const project of projects) {
    all += project.images.length;
    if (photos >= photosPerPage && kept.length >= previewProjectCount) continue;
    kept.push({ ...project, images: project.images.slice(0, photosPerPage) });
    photos += project.images.length;
  }
  return { projects: kept, remaining: Math.max(0, all - photosPerPage) };
}

/** The gallery data of the home page: the photos of its preview, and its comparisons by id. */
export function galleryPreview({ categories, beforeAfter }: Gallery, named: readonly string[]): Gallery {
  const some = <T extends { src: string }>(photos: readonly T[]) =>
    previewPhotos(photos, 0, maxSkippedPhotos + previewLimit);
  return {
    categories: {
      bathrooms: some(categories.bathrooms),
      kitchens: some(categories.kitchens),
      commercial: some(categories.commercial),
    },
    beforeAfter: beforeAfter.filter(({ id }) => named.includes(id)),
  };
}

/** The project data of the home page: the projects of its preview, each with one photo. */
export function portfolioPreview({ projects }: Portfolio): Portfolio {
  const shown = projects.slice(0, previewProjectCount);
  return { projects: shown.map((project) => ({ ...project, images: project.images.slice(0, 1) })) };
}

/** The reviews that the home page is pre-rendered with. */
export function reviewsFirstPage({ testimonials }: Content['testimonials']): Content['testimonials'] {
  return { testimonials: testimonials.slice(0, initialReviewCount) };
}
