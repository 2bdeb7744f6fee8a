import type { Content } from '../content/schemas/files.ts';
import { previewLimit, previewPhotos } from './preview-photos.ts';

/** How many photos a list shows at first, and how many each wish for more adds; a multiple of 2, 3 and 4 columns. */
export const photosPerPage = 36;
/** The same for comparisons, each of which is two large photos. */
export const comparisonsPerPage = 12;
/** How many reviews the carousel holds: the first of the file, so that its owner's order decides. */
export const mostReviews = 30;
/** How many of them the home page has before the read at run time (business constant). */
export const firstReviews = 6;

/** How many projects the home page previews (business constant). */
export const previewedProjects = 2;
/** How many photos of a category the home page leaves out at most. */
export const mostSkipped = 2;

type Gallery = Content['galleryPhotos'];
type Portfolio = Content['portfolio'];

/** What a page holds of the gallery, and how many items of each list it leaves to the read at run time. */
export type GalleryFirstPage = Gallery & {
  left: Record<keyof Gallery['categories'] | 'beforeAfter', number>;
};
/** What a page holds of the projects, and how many of their photos it leaves to the read at run time. */
export type PortfolioFirstPage = Portfolio & { left: number };

/**
 * The part of the gallery that pages and their scripts hold, so that neither grows with the number of photos.
 * @param named ids of comparisons that other pages show and that stay in, wherever they stand
 */
export function galleryFirstPage(
  { categories, beforeAfter }: Gallery,
  named: readonly string[],
): GalleryFirstPage {
  const { bathrooms, kitchens, commercial } = categories;
  const first = <T>(photos: readonly T[]) => photos.slice(0, photosPerPage);
  const left = (items: readonly unknown[], size: number) => Math.max(0, items.length - size);
  return {
    categories: {
      bathrooms: first(bathrooms),
      kitchens: first(kitchens),
      commercial: first(commercial),
    },
    beforeAfter: beforeAfter.filter(({ id }, index) => index < comparisonsPerPage || named.includes(id)),
    left: {
      bathrooms: left(bathrooms, photosPerPage),
      kitchens: left(kitchens, photosPerPage),
      commercial: left(commercial, photosPerPage),
      beforeAfter: left(beforeAfter, comparisonsPerPage),
    },
  };
}

/** The first projects, as many as fill a page of photos, but two at least, which the home page previews. */
export function portfolioFirstPage({ projects }: Portfolio): PortfolioFirstPage {
  const kept: Portfolio['projects'] = [];
  let photos = 0;
  let all = 0;
  for (const project of projects) {
    all += project.images.length;
    if (photos >= photosPerPage && kept.length >= previewedProjects) continue;
    kept.push({ ...project, images: project.images.slice(0, photosPerPage) });
    photos += project.images.length;
  }
  return { projects: kept, left: Math.max(0, all - photosPerPage) };
}

/** What the home page holds of the gallery: as many photos as its preview may need, and the comparisons it names. */
export function galleryPreview({ categories, beforeAfter }: Gallery, named: readonly string[]): Gallery {
  const some = <T extends { src: string }>(photos: readonly T[]) =>
    previewPhotos(photos, 0, mostSkipped + previewLimit);
  return {
    categories: {
      bathrooms: some(categories.bathrooms),
      kitchens: some(categories.kitchens),
      commercial: some(categories.commercial),
    },
    beforeAfter: beforeAfter.filter(({ id }) => named.includes(id)),
  };
}

/** What the home page holds of the projects: those of its preview, each with the photo that it shows. */
export function portfolioPreview({ projects }: Portfolio): Portfolio {
  const shown = projects.slice(0, previewedProjects);
  return { projects: shown.map((project) => ({ ...project, images: project.images.slice(0, 1) })) };
}

/** The reviews that the home page has before the read at run time. */
export function reviewsFirstPage({ testimonials }: Content['testimonials']): Content['testimonials'] {
  return { testimonials: testimonials.slice(0, firstReviews) };
}
