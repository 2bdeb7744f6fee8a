import * as firstPage from '../lib/first-page.ts';
import { content } from './index.ts';

/** The content of the home page, section by section. */
export const {
  addOns,
  beforeAfter,
  closing,
  coverage,
  faq,
  hero,
  howItWorks,
  meta,
  ndis,
  ongoing,
  ourWork,
  packages,
  partnerBadges,
  portfolio,
  premiumServices,
  prompt,
  quoteForm,
  sameCleaner,
  stickyQuote,
  team,
  testimonials,
  trustedBy,
  whyChooseUs,
} = content.home;

/** The pre-rendered part of the lists that are read at run time. */
export const galleryPreview = firstPage.galleryPreview(content.galleryPhotos, beforeAfter.pairs);
export const portfolioPreview = firstPage.portfolioPreview(content.portfolio);
export const initialReviews = firstPage.reviewsFirstPage(content.testimonials);
