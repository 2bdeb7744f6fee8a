import type * as z from 'zod';
import type { articleSchema } from './article.ts';
import { businessSchema } from './business.ts';
import { layoutSchema } from './layout.ts';
import { notesSchema } from './notes.ts';
import { pageSchemas } from './pages.ts';
import type { WithPhotos } from './parts.ts';
import { photoRecords } from './photos.ts';
import { galleryFileSchema, portfolioSchema, testimonialsSchema } from './runtime.ts';

/** The content file of a page: for `buildersHandover` it is `pages/builders-handover.yaml`. */
export const pageFile = (page: string) =>
  `pages/${page.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.yaml`;

const pageFiles = Object.fromEntries(
  Object.entries(pageSchemas).map(([page, schema]) => [page, { file: pageFile(page), schema }]),
) as { [P in keyof typeof pageSchemas]: { file: string; schema: (typeof pageSchemas)[P] } };

/** Every content file by its key in the code; articles are separate, one file each. */
export const contentFiles = {
  business: { file: 'business.yaml', schema: businessSchema },
  layout: { file: 'pages/layout.yaml', schema: layoutSchema },
  notes: { file: 'pages/notes.yaml', schema: notesSchema },
  ...pageFiles,
  testimonials: { file: 'testimonials.json', schema: testimonialsSchema },
  galleryPhotos: { file: 'gallery.json', schema: galleryFileSchema },
  portfolio: { file: 'portfolio-postbuild.json', schema: portfolioSchema },
  photos: { file: 'photos.yaml', schema: photoRecords },
} as const;

export type ContentKey = keyof typeof contentFiles;
/** The content as it is written, with photos by name. */
export type NamedContent = { [K in ContentKey]: z.infer<(typeof contentFiles)[K]['schema']> };
export type Content = WithPhotos<NamedContent>;
type FrontMatter = z.infer<typeof articleSchema>;
/** An article without its body: `slug` is the file name, `readMinutes` assumes 220 words a minute. */
export type NamedArticle = FrontMatter & { slug: string; dateLabel: string; readMinutes: number };
export type Article = WithPhotos<NamedArticle>;
/** A part of an article, with the id of its heading. */
export type ArticlePart = { id: string; heading: string };
