import * as z from 'zod';
import { externalUrl } from './parts.ts';

const name = z
  .string()
  .regex(
    /^[A-Za-z][\w.[\]-]{0,63}$/,
    'must be the name of a parameter, which is a letter, then letters, digits and . _ - [ ] only',
  )
  .optional();

const isDistinct = (names: Record<string, string | undefined>) =>
  new Set(Object.values(names)).size === Object.keys(names).length;
const notDistinct = { error: 'must not give one name to two values' };

/** The hosted quote form, and its parameter names of what the site can tell it. */
export const hostedQuoteForm = z.strictObject({
  url: externalUrl.describe(
    'The address that your form service gives you to link to. It opens in a new tab.',
  ),
  embedUrl: externalUrl.describe(
    'The address that it gives you to embed the form. The contact page shows it.',
  ),
  parameters: z
    .strictObject({
      page: name,
      service: name,
      package: name,
      suburb: name,
      utm_source: name,
      utm_medium: name,
      utm_campaign: name,
      utm_term: name,
      utm_content: name,
    })
    .refine(isDistinct, notDistinct)
    .default({})
    .describe('What links tell the form in its address, each under the name that your form gives to it.'),
  typedParameters: z
    .strictObject({ name, suburb: name, email: name, phone: name, serviceType: name, message: name })
    .refine(isDistinct, notDistinct)
    .default({})
    .describe('The same for what was typed on the home page; handed over only by a button that says so.'),
});
