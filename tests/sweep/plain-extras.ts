import type { Page } from '@playwright/test';
import {
  expectCategories,
  expectComparisonsOfGallery,
  expectComparisonsPage,
  expectNoMore,
  expectProjects,
} from './all-photos.ts';
import { expectFocusOfAbout, expectFocusOfBlog, expectFocusOfHome } from './photo-focus.ts';
import { expectPhotoFile, expectPhotoLinks } from './photo-links.ts';
import {
  expectContactLinks,
  expectFirstReviews,
  expectHostedForm,
  expectInstantQuote,
  expectValues,
} from './plain-parts.ts';
import { expectRowsOfSlides } from './slides.ts';

type Checks = Readonly<Record<string, (plain: Page) => Promise<void>>>;

/** What must also be true for single pages without scripts. Checks that resize or leave the page are last. */
export const plainExtras: Readonly<Record<string, Checks>> = {
  '/': {
    '[T1] [T3] [U7] without scripts it has the first reviews in full, without dead buttons, and says how they were chosen':
      expectFirstReviews,
    '[Q3] [S3] without scripts the other ways to get in touch replace the form': expectContactLinks,
    '[H15] without scripts Get Instant Quote is always visible': expectInstantQuote,
    '[T4] [H14] without scripts the slides scroll in a row, without controls': (plain) =>
      expectRowsOfSlides(plain, '/'),
    '[H6] without scripts every photo is a link to its file': (plain) => expectPhotoLinks(plain, '/'),
    'its first photo shows the part around its focus at 390, 900 and 1440 px': expectFocusOfHome,
  },
  '/gallery': {
    '[R1] [G2] without scripts it shows every photo of every category, with its caption': expectCategories,
    '[R1] [G7] without scripts it shows every photo of the projects, below their names, and their number':
      expectProjects,
    '[R1] [G3] without scripts it shows both photos of every comparison': expectComparisonsOfGallery,
    '[G2] no message says that there are more photos, because without scripts the page has all of them':
      expectNoMore,
    '[G2] [G7] without scripts every photo is a link to its file': (plain) =>
      expectPhotoLinks(plain, '/gallery'),
    '[G2] without scripts a click on a photo opens its file': expectPhotoFile,
  },
  '/contact': {
    '[Q3] [S3] without scripts it only has the hosted form': expectHostedForm,
  },
  '/about': {
    '[L10] without scripts what fades in is visible': expectValues,
    'the photo of its header shows the part around its focus': expectFocusOfAbout,
  },
  '/before-after': {
    '[R1] [G9] without scripts it shows both pictures of every comparison': expectComparisonsPage,
  },
  '/builders-handover': {
    '[T4] [P7] without scripts the slides scroll in a row, without controls': (plain) =>
      expectRowsOfSlides(plain, '/builders-handover'),
    '[P7] without scripts every photo is a link to its file': (plain) =>
      expectPhotoLinks(plain, '/builders-handover'),
  },
  '/blog': {
    'its closing photo shows the part around its focus': expectFocusOfBlog,
  },
};
