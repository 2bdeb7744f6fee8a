import { galleryFirstPage, portfolioFirstPage } from '../lib/first-page.ts';
import { content } from './index.ts';

/** The content of the gallery page, for its islands. */
export const {
  comparisonLink,
  empty,
  emptyComparisons,
  emptyProjects,
  error,
  filters,
  filtersLabel,
  loading,
  more,
  projectNote,
  refresh,
  showing,
  tabs,
  tabsLabel,
} = content.gallery;

/** The pre-rendered first page of each list; the run-time query adds the rest. */
export const photos = galleryFirstPage(content.galleryPhotos, content.home.beforeAfter.pairs);
export const portfolio = portfolioFirstPage(content.portfolio);
