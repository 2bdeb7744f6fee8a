import type * as z from 'zod';
import type { articleSchema } from './article.ts';
import { businessSchema } from './business.ts';
import { homeSchema } from './home.ts';
import { layoutSchema } from './layout.ts';
import { notesSchema } from './notes.ts';
import * as pages from './pages.ts';
import { galleryFileSchema, portfolioSchema, testimonialsSchema } from './runtime.ts';
import * as servicePages from './service-pages.ts';

/** Every content file, by the key under which the code knows it; articles come on top, one per file. */
export const contentFiles = {
  business: { file: 'business.yaml', schema: businessSchema },
  layout: { file: 'pages/layout.yaml', schema: layoutSchema },
  notes: { file: 'pages/notes.yaml', schema: notesSchema },
  home: { file: 'pages/home.yaml', schema: homeSchema },
  services: { file: 'pages/services.yaml', schema: servicePages.servicesSchema },
  residential: { file: 'pages/residential.yaml', schema: servicePages.residentialSchema },
  commercial: { file: 'pages/commercial.yaml', schema: servicePages.commercialSchema },
  ndis: { file: 'pages/ndis.yaml', schema: servicePages.ndisSchema },
  about: { file: 'pages/about.yaml', schema: pages.aboutSchema },
  gallery: { file: 'pages/gallery.yaml', schema: pages.gallerySchema },
  beforeAfter: { file: 'pages/before-after.yaml', schema: pages.beforeAfterSchema },
  buildersHandover: { file: 'pages/builders-handover.yaml', schema: servicePages.buildersHandoverSchema },
  contact: { file: 'pages/contact.yaml', schema: pages.contactSchema },
  blog: { file: 'pages/blog.yaml', schema: pages.blogSchema },
  notFound: { file: 'pages/not-found.yaml', schema: pages.notFoundSchema },
  testimonials: { file: 'testimonials.json', schema: testimonialsSchema },
  galleryPhotos: { file: 'gallery.json', schema: galleryFileSchema },
  portfolio: { file: 'portfolio-postbuild.json', schema: portfolioSchema },
} as const;

export type ContentKey = keyof typeof contentFiles;
export type Content = { [K in ContentKey]: z.infer<(typeof contentFiles)[K]['schema']> };
type FrontMatter = z.infer<typeof articleSchema>;
/** An article without its body: slug is the file name, readMinutes counts 220 words a minute. */
export type Article = FrontMatter & { slug: string; dateLabel: string; readMinutes: number };
