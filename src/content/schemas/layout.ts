import * as z from 'zod';
import { isListed, type ListedPage, routes } from '../../routes.ts';
import { internalPath, text } from './parts.ts';

const routeLabels = Object.fromEntries(routes.filter(isListed).map(({ page }) => [page, text])) as Record<
  ListedPage,
  typeof text
>;

/** pages/layout.yaml: words of the navbar, footer, chat helper and controls that every page shares. */
export const layoutSchema = z.strictObject({
  skipLink: text,
  newTabNote: text,
  requestQuote: text,
  call: text,
  openMenu: text,
  closeMenu: text,
  mainMenuLabel: text,
  /** handle: blank {title}; position: blank {percent}. */
  comparison: z.strictObject({ handle: text, position: text }),
  faqLink: text,
  /** count: blanks {number} and {total}. */
  lightbox: z.strictObject({ label: text, close: text, previous: text, next: text, count: text }),
  /** Label of each route that the menu or the footer lists, by its key in the route table. */
  routeLabels: z.strictObject(routeLabels),
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
  /** What the controls of carousels say; {n} and {total} stand for the number of a slide and of all slides. */
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
