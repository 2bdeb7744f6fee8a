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
const notDistinct = { error: 'must not use one name for two values' };

/**
 * The hosted quote form, and its names for the parameters that the site can pass. Without an address, links open the
 * form on the contact page. Without an address to embed, that form is the site's own.
 */
export const hostedQuoteForm = z
  .strictObject({
    url: externalUrl
      .nullable()
      .meta({ title: 'Web address' })
      .describe(
        'The address that your form service gives you to link to. It opens in a new tab. Empty: links lead to the form on the contact page.',
      ),
    embedUrl: externalUrl
      .nullable()
      .meta({ title: 'Web address of the form in the page' })
      .describe(
        'The address that it gives you to embed the form. The contact page shows it. Empty: it shows the form of this site.',
      ),
    furtherUrls: z
      .array(externalUrl)
      .meta({ title: 'Other web addresses the form uses' })
      .describe(
        'Pages of other sites that the form shows, such as one of thanks after sending. Most have none.',
      ),
    parameters: z
      .strictObject({
        page: name,
        service: name,
        package: name,
        suburb: name,
        utm_source: name.meta({ title: 'Site that a visitor comes from (utm_source)' }),
        utm_medium: name.meta({ title: 'Kind of advertisement (utm_medium)' }),
        utm_campaign: name.meta({ title: 'Name of a campaign (utm_campaign)' }),
        utm_term: name.meta({ title: 'Words searched for (utm_term)' }),
        utm_content: name.meta({ title: 'Version of an advertisement (utm_content)' }),
      })
      .refine(isDistinct, notDistinct)
      .default({})
      .describe('What links pass to the form in its address: enter the name that your form uses for each.')
      .meta({ title: 'What links pass on' }),
    typedParameters: z
      .strictObject({ name, suburb: name, email: name, phone: name, serviceType: name, message: name })
      .refine(isDistinct, notDistinct)
      .default({})
      .describe(
        'The same for what a visitor typed on the home page. Only a button that says so passes it on.',
      )
      .meta({ title: 'What visitors have typed' }),
  })
  .transform((form) => (form.url === null ? { ...form, parameters: {}, typedParameters: {} } : form));
