import { content } from './index.ts';

/** The facts that pages and islands show directly; the others are in texts or structured data. */
export const {
  abn,
  areaServed,
  areaServedEnding,
  delivery,
  email,
  founded,
  founder,
  mapEmbedUrl,
  name,
  notices,
  openingHours,
  phone,
  rating,
  regionName,
  siteUrl,
  tagline,
  tracking,
} = content.business;

const { url, embedUrl } = content.business.quoteForm;
export const quoteForm = { url, embedUrl };
