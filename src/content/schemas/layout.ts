import * as z from 'zod';
import { isListed, type ListedPage, routes } from '../../routes.ts';
import { internalPath, message, text } from './parts.ts';

const routeLabels = Object.fromEntries(routes.filter(isListed).map(({ page }) => [page, text])) as Record<
  ListedPage,
  typeof text
>;

/** pages/layout.yaml: texts of the navbar, footer, chat helper and shared controls. */
export const layoutSchema = z.strictObject({
  skipLink: text,
  newTabNote: text,
  requestQuote: text,
  quoteWithDetails: text,
  call: text,
  openMenu: text,
  closeMenu: text,
  mainMenuLabel: text,
  comparison: z.strictObject({ handle: message('title'), position: message('percent') }),
  faqLink: text,
  lightbox: z.strictObject({
    label: text,
    close: text,
    previous: text,
    next: text,
    count: message('number', 'total'),
  }),
  /** Label of each route in the menu or footer, by its key in the route table. */
  routeLabels: z.strictObject(routeLabels),
  notices: z.strictObject({ label: text, days: message('from', 'to') }),
  labourHire: message('number'),
  footer: z.strictObject({
    blurb: text,
    exploreHeading: text,
    contactHeading: text,
    areaHeading: text,
    socialHeading: text,
    googleBusiness: text,
    abnLabel: text,
    rights: text,
    acknowledgement: text,
  }),
  /** Labels of carousel controls. {n} is the number of a slide, {total} that of all slides. */
  carousel: z.strictObject({
    carousel: text,
    slide: text,
    position: message('n', 'total'),
    previous: text,
    next: text,
    stop: text,
    start: text,
    goTo: message('n', 'total'),
    slides: text,
  }),
  chat: z.strictObject({
    areaLabel: text,
    openLabel: text,
    closeLabel: text,
    question: text,
    popupText: text,
    popupQuote: text,
    popupBrowse: text,
    popupClose: text,
    closingText: text,
    /** [C3] */
    options: z
      .array(
        z.union([
          z.strictObject({ label: text, to: internalPath }),
          z.strictObject({ label: text, quote: z.literal(true) }),
        ]),
      )
      .length(6),
  }),
});
export type LayoutContent = z.infer<typeof layoutSchema>;
