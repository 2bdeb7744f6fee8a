import * as z from 'zod';
import { dollars, type Price } from '../../lib/prices.ts';

/** Whole dollars, written as a number. The desk marks the text that pages show. */
export const price = z
  .int()
  .min(1)
  .transform((amount): Price => ({ amount, text: dollars(amount) }));
