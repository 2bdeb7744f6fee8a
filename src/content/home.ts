import * as firstPage from '../lib/first-page.ts';
import { content } from './index.ts';

const { beforeAfter } = content.home;

/** The pre-rendered part of the lists that are read at run time. */
export const galleryPreview = firstPage.galleryPreview(content.galleryPhotos, beforeAfter.pairs);
export const portfolioPreview = firstPage.portfolioPreview(content.portfolio);
export const initialReviews = firstPage.reviewsFirstPage(content.testimonials);
