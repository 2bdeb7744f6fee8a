import * as z from 'zod';
import { group, internalPath, message, text } from './parts.ts';

/** pages/layout.yaml: texts of the navbar, footer, chat helper and shared controls. */
export const layoutSchema = z.strictObject({
  skipLink: text.meta({ title: 'Skip link' }),
  newTabNote: text.meta({ title: 'Note on links to other sites, for screen readers' }),
  requestQuote: text,
  quoteWithDetails: text,
  askAbout: text
    .optional()
    .meta({ title: 'Words of the links that write into your form' })
    .describe('A link beside each offer that opens the form of this site with its name in the message.'),
  call: text,
  openMenu: text,
  closeMenu: text,
  mainMenuLabel: text.meta({ title: 'Name of the menu, for screen readers' }),
  comparison: group('Before and after slider', { handle: message('title'), position: message('percent') }),
  faqLink: text,
  lightbox: group('Large view of a photo', {
    label: text,
    close: text,
    previous: text,
    next: text,
    count: message('number', 'total').meta({ title: 'How many there are' }),
  }),
  notices: z.strictObject({ label: text, days: message('from', 'to') }),
  labourHire: message('number').meta({ title: 'Labour hire licence' }),
  footer: z.strictObject({
    blurb: text.meta({ title: 'A few words about it' }),
    exploreHeading: text,
    contactHeading: text,
    areaHeading: text,
    socialHeading: text,
    googleBusiness: text,
    abnLabel: text.meta({ title: 'Words before the ABN' }),
    rights: text,
    acknowledgement: text.meta({ title: 'Words about the Traditional Custodians' }),
  }),
  /** Labels of carousel controls. {n} is the number of a slide, {total} the number of slides. */
  carousel: group('Carousels', {
    carousel: text.meta({ title: 'Carousels' }),
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
    areaLabel: text.meta({ title: 'Name of this part, for screen readers' }),
    openLabel: text.meta({ title: 'Name of the button that opens, for screen readers' }),
    closeLabel: text.meta({ title: 'Name of the button that closes, for screen readers' }),
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
      .min(1),
  }),
});
export type LayoutContent = z.infer<typeof layoutSchema>;
