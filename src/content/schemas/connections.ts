import * as z from 'zod';
import { date, externalUrl, group } from './parts.ts';

const emailOrUrl = z
  .string()
  .regex(
    /^([^\s@:/]+@[^\s@:/]+\.[^\s@:/]+|https:\/\/\S+)$/,
    'must be an e-mail address, or a web address that starts with https://',
  );
/** Where the quote form sends requests. */
export const delivery = z
  .strictObject({
    endpoint: externalUrl
      .nullable()
      .default(null)
      .describe(
        'Sign up with a form service, and enter the address that it gives you; it starts with https://.',
      )
      .meta({ title: 'Web address of your form service' }),
  })
  .describe('Where the quote form of this site sends requests. Until you add an address, it sends nothing.');

/** Statistics services. */
export const tracking = group('Statistics', {
  measurementId: z
    .string()
    .regex(/^G-[A-Z0-9]{6,12}$/, 'must be a Google Analytics number such as G-AB12CD34EF, or empty')
    .nullable()
    .default(null)
    .describe(
      'Google Analytics counts your visitors. Its number is under Admin, then Data streams, and starts with G-.',
    )
    .meta({ title: 'Google Analytics number' }),
  replayId: z
    .string()
    .regex(/^[a-z0-9]{6,16}$/, 'must be a Clarity number such as ab12cd34ef, or empty')
    .nullable()
    .default(null)
    .describe(
      'Microsoft Clarity records how visitors use the site. Its number is the project id, under Settings, Overview.',
    )
    .meta({ title: 'Microsoft Clarity number' }),
}).describe('Your numbers at Google Analytics and Microsoft Clarity. Leave them empty if you have none.');

/** Browser reports. */
export const reporting = externalUrl
  .nullable()
  .default(null)
  .describe(
    'For whoever maintains the site: the address of a service to which browsers report crashes and what they blocked.',
  )
  .meta({ title: 'Browser reports' });

/** The contact for reports of security problems. */
export const security = z
  .strictObject({
    contact: emailOrUrl
      .nullable()
      .default(null)
      .describe('An e-mail address, or the web address of a contact page.'),
    expires: date
      .nullable()
      .default(null)
      .describe('A date in the next 12 months. Check the details again by then.')
      .meta({ title: 'Valid until' }),
  })
  .refine(({ contact, expires }) => (contact === null) === (expires === null), {
    error: 'needs both contact and expires: fill in both, or leave both empty',
  })
  .default({ contact: null, expires: null })
  .describe('Whom to tell about a security problem of the website, and when to check these details again.');
