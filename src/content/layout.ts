import { content } from './index.ts';

/** The words that many pages show. */
export const {
  call,
  carousel,
  chat,
  closeMenu,
  comparison,
  faqLink,
  footer,
  lightbox,
  mainMenuLabel,
  newTabNote,
  openMenu,
  requestQuote,
  routeLabels,
  skipLink,
} = content.layout;
