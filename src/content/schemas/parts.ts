import * as z from 'zod';

/** The line icons that content may name; `ui/Icon` draws them. */
const iconNames = [
  'leaf',
  'shield',
  'users',
  'badge-check',
  'home',
  'building',
  'hard-hat',
  'heart',
  'sparkle',
  'calendar',
  'clock',
  'phone',
  'mail',
  'map-pin',
  'wind',
  'droplet',
  'window',
  'oven',
  'fridge',
  'fan',
  'cupboard',
  'wall',
  'clipboard',
  'key',
  'hand',
  'baby',
  'paw',
  'store',
  'stethoscope',
  'school',
  'dumbbell',
  'briefcase',
  'brush',
  'layers',
  'bath',
  'eye',
  'file',
  'star',
  'check',
  'message',
] as const;
export type IconName = (typeof iconNames)[number];

/** One line or paragraph of copy. Tokens such as [[phone]] are filled from business.yaml before parsing. */
export const text = z.string().trim().min(1);
export const icon = z.enum(iconNames);

/** An internal address such as /about#team; the loader checks that the route exists. */
export const internalPath = z
  .string()
  .regex(/^\/(?!\/)\S*$/, 'must be a path on this site, such as /contact');

/** An address on another site. */
export const externalUrl = z.url({
  protocol: /^https$/,
  error: 'must be a full address starting with https://',
});

/** The name of a file in photos/. */
export const photoFile = z
  .string()
  .regex(/^[^/\\]+\.(jpe?g|png|webp|avif)$/i, 'must be the name of a file in photos/, such as hero.jpg');

/** What the photo build adds to a photo that content names; until then the sizes are empty. */
export const unsized = { width: 0, height: 0, version: '', widths: [] as number[], placeholder: '' };
type PhotoSizes = typeof unsized;
export type PhotoData = { src: string; alt: string } & PhotoSizes;

/** A photo with its alternative text. Parsing adds the fields that the photo build fills in. */
export const photo = z
  .strictObject({ src: photoFile, alt: text })
  .transform((named): PhotoData => ({ ...named, ...unsized, widths: [] }));

/** A day such as 2025-11-03. */
export const date = z.iso.date('must be a date such as 2025-11-03');

/** What search engines and shared links say of a page; `updated` is when its words last changed. */
export const meta = z.strictObject({
  title: text,
  description: text.max(170),
  updated: date.optional(),
});
export const point = z.strictObject({ title: text, text });
export const iconPoint = z.strictObject({ icon, title: text, text });
export const question = z.strictObject({ question: text, answer: text });
export const link = z.strictObject({ label: text, to: internalPath });
export const intro = { heading: text, text };
export const pageHeader = z.strictObject({ eyebrow: text.optional(), heading: text, text });
