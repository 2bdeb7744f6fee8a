import * as z from 'zod';
import { date, intro, link, pageDescription, pageTitle, photo, text } from './parts.ts';

/** Front matter of articles/*.md. */
export const articleSchema = z.strictObject({
  title: pageTitle,
  description: pageDescription,
  category: text,
  date,
  updated: date.optional(),
  photo,
  cardPhoto: photo
    .optional()
    .describe('Shown on the page of all articles in place of the photo above. It may be left out.'),
  backLink: z.enum(['home', 'blog']),
  closing: z.strictObject({ ...intro, link }),
});
