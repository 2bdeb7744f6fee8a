import * as z from 'zod';
import { isListed, type ListedPage, routes } from '../../routes.ts';
import { internalPath, text } from './parts.ts';

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
  /** Variables: `handle` {title}; `position` {percent}. */
  comparison: z.strictObject({ handle: text, position: text }),
  faqLink: text,
  /** Variables: `count` {number} and {total}. */
  lightbox: z.strictObject({ label: text, close: text, previous: text, next: text, count: text }),
  /** Label of each route in the menu or footer, by its key in the route table. */
  routeLabels: z.strictObject(routeLabels),
  /** Variables of `days`: {from} and {to}. */
  notices: z.strictObject({ label: text, days: text }),
  /** Variable {number}. */
  labourHire: text,
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
  /** Labels of carousel controls. Variables: {n}, the number of a slide; {total}, of all slides. */
  carousel: z.strictObject({
    carousel: text,
    slide: text,
    position: text,
    previous: text,
    next: text,
    stop: text,
    start: text,
    goTo: text,
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
