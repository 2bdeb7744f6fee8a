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
  .describe('Where the quote form of this site sends requests; without an address it sends nothing.');

/** Statistics services. */
export const tracking = group('Statistics', {
  measurementId: z
    .string()
    .regex(/^G-[A-Z0-9]{6,12}$/, 'must be a measurement id of Google Analytics such as G-AB12CD34EF, or null')
    .nullable()
    .default(null)
    .describe(
      'It counts your visitors. In Google Analytics it is under Admin, then Data streams. It starts with G-.',
    )
    .meta({ title: 'Google Analytics number' }),
  replayId: z
    .string()
    .regex(/^[a-z0-9]{6,16}$/, 'must be a project id of Clarity such as ab12cd34ef, or null')
    .nullable()
    .default(null)
    .describe(
      'It records how visitors use the site. In Microsoft Clarity it is the project id, under Settings, Overview.',
    )
    .meta({ title: 'Microsoft Clarity number' }),
}).describe('Numbers from your website statistics services; empty if you have none.');

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
      .describe('The e-mail address or web address to which people may write about it.'),
    expires: date
      .nullable()
      .default(null)
      .describe('A day within the next year: check the details again by then.')
      .meta({ title: 'Valid until' }),
  })
  .refine(({ contact, expires }) => (contact === null) === (expires === null), {
    error: 'needs both contact and expires, or null for both',
  })
  .default({ contact: null, expires: null })
  .describe('Where people can report a security problem of the website, and until when this is valid.');
