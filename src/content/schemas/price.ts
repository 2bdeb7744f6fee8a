import * as z from 'zod';

/** A price in Australian dollars, and as pages show it, such as `$1,250`. */
export type Price = { amount: number; text: string };

/** An amount in Australian dollars as prices show it, such as `$1,250`. */
export const dollars = (amount: number) => `$${amount.toLocaleString('en-AU')}`;

/** Whole dollars, written as a number. The desk marks the text that pages show. */
export const price = z
  .int()
  .min(1)
  .transform((amount): Price => ({ amount, text: dollars(amount) }));

/** Prices from the lowest to the highest. */
export const inOrder = (prices: readonly Price[]): Price[] => prices.toSorted((a, b) => a.amount - b.amount);

/** The starting price of a package, such as `Deep Clean from $250`. */
export const startingPrice = ({ name, fromPrice }: { name: string; fromPrice: Price }, from: string) =>
  `${name} ${from} ${fromPrice.text}`;
