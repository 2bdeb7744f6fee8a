import { content } from './index.ts';

/** Texts and labels that several pages share. */
export const {
  call,
  carousel,
  chat,
  closeMenu,
  comparison,
  footer,
  lightbox,
  mainMenuLabel,
  newTabNote,
  notices,
  openMenu,
  quoteWithDetails,
  requestQuote,
  routeLabels,
  skipLink,
} = content.layout;
