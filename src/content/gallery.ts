import { galleryFirstPage, portfolioFirstPage } from '../lib/first-page.ts';
import { content } from './index.ts';

/** The words of the gallery. */
export const {
  closing,
  empty,
  emptyComparisons,
  emptyProjects,
  error,
  filters,
  filtersLabel,
  header,
  loading,
  meta,
  more,
  projectNote,
  refresh,
  showing,
  tabs,
  tabsLabel,
} = content.gallery;

/** The first page of each list; the rest comes with the read at run time. */
export const photos = galleryFirstPage(content.galleryPhotos, content.home.beforeAfter.pairs);
export const portfolio = portfolioFirstPage(content.portfolio);
