import { content } from './index.ts';

/** The facts that links, layout and islands show directly. */
export const {
  abn,
  areaServed,
  areaServedEnding,
  delivery,
  email,
  founded,
  name,
  notices,
  phone,
  rating,
  regionName,
  siteUrl,
  tagline,
  tracking,
} = content.business;

const { url, embedUrl } = content.business.quoteForm;
export const quoteForm = { url, embedUrl };
