import * as z from 'zod';
import { externalUrl, group } from './parts.ts';

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
