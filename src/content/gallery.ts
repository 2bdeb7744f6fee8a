import { galleryFirstPage, portfolioFirstPage } from '../lib/first-page.ts';
import { content } from './index.ts';

/** The pre-rendered first page of each list; the run-time query adds the rest. */
export const photos = galleryFirstPage(content.galleryPhotos, content.home.beforeAfter.pairs);
export const portfolio = portfolioFirstPage(content.portfolio);
