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
  backLink: z.enum(['home', 'blog']),
  closing: z.strictObject({ ...intro, link }),
});
