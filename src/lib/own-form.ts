/** Where quote links go if the business has no hosted form. */
export const ownQuoteForm = '/contact#fields';

/** The quote form of home, which fills in what a pressed link asks about (`src/browser/ask.ts`). */
export const formOnHome = '/#quote';
