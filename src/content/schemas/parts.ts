import * as z from 'zod';
import { setMarks } from './typographic-marks.ts';

/** The line icons for content, each by the name that Lucide has for it; `ui/Icon.tsx` draws them. */
export const icons = {
  leaf: 'leaf',
  shield: 'shield-check',
  users: 'users',
  'badge-check': 'badge-check',
  home: 'house',
  building: 'building-2',
  'hard-hat': 'hard-hat',
  heart: 'heart-handshake',
  sparkle: 'sparkles',
  calendar: 'calendar-days',
  clock: 'clock',
  phone: 'phone',
  mail: 'mail',
  'map-pin': 'map-pin',
  wind: 'wind',
  droplet: 'droplets',
  window: 'app-window',
  oven: 'microwave',
  fridge: 'refrigerator',
  fan: 'fan',
  cupboard: 'archive',
  wall: 'brick-wall',
  clipboard: 'clipboard-check',
  key: 'key-round',
  hand: 'hand-heart',
  baby: 'baby',
  paw: 'paw-print',
  store: 'store',
  stethoscope: 'stethoscope',
  school: 'school',
  dumbbell: 'dumbbell',
  briefcase: 'briefcase',
  brush: 'brush-cleaning',
  layers: 'layers',
  bath: 'bath',
  eye: 'eye',
  file: 'file-text',
  star: 'star',
  check: 'check',
  message: 'message-circle',
} as const;
export type IconName = keyof typeof icons;

/**
 * One line or paragraph. The loader replaces placeholders such as [[phone]] before parsing; parsing sets typographic
 * apostrophes, quotes, dots and dashes.
 */
export const text = z
  .string()
  .trim()
  .min(1)
  .refine((value) => value === '' || /[^\p{Cf}\p{Z}]/u.test(value), 'has invisible characters only')
  .overwrite(setMarks);

/** A text with variables such as {suburb}, filled in at run time. It must have all of these and no others. */
export const message = (...variables: readonly string[]) => {
  const wanted = variables.map((name) => `{${name}}`);
  return text.refine(
    (value) => {
      const found: string[] = value.match(/\{[^{}]*\}/g) ?? [];
      return (
        value === '' || [...found, ...wanted].every((name) => wanted.includes(name) && found.includes(name))
      );
    },
    `must have ${wanted.join(' and ')}, and no other word in braces`,
  );
};
export const icon = z
  .enum(Object.keys(icons) as IconName[])
  .meta({ title: 'Drawing', description: 'The little drawing beside the text.' });

/** Removes invisible characters from a name or an address. */
const withoutHidden = (name: string) => name.replace(/\p{Cf}/gu, '');

/** An internal address such as /about#team; the loader checks that the route exists. */
export const internalPath = z
  .string()
  .overwrite(withoutHidden)
  .regex(/^\/(?!\/)\S*$/, 'must be a path on this site, such as /contact')
  .describe('A page of this site, such as /contact or /about#team.')
  .meta({ title: 'Leads to' });

/** An address on another site. */
export const externalUrl = z
  .url({
    protocol: /^https$/,
    // Other characters would have a meaning in a Content-Security-Policy.
    hostname: /^[a-z\d-]+(\.[a-z\d-]+)*$/i,
    error: ({ input }) =>
      /^https?:\/*$/i.test(String(input))
        ? 'needs the name of a site after the slashes, such as https://www.example.com'
        : 'must be a full address starting with https://',
  })
  .overwrite(withoutHidden)
  .refine(
    (url) => !/^https:(?!\/\/[^/?#])(?!\/*$)/i.test(url),
    'must be a full address starting with https://',
  )
  .refine((url) => !/\p{Z}/u.test(url), 'has a space')
  .refine(
    (url) => !/^https:\/\/[^/?#]*[^\x21-\x7e/?#]/i.test(url),
    'has a character that browsers write differently: copy the address from a browser',
  )
  .describe('A full address that starts with https://');

/** The name of a file in photos/. A leading slash, which the desk adds, is removed. */
export const photoFile = z
  .string()
  .normalize()
  .overwrite(withoutHidden)
  .regex(
    // JSON Schema patterns have no flags, so each letter is listed in both cases.
    /^\/?[^/\\]+\.([jJ][pP][eE]?[gG]|[pP][nN][gG]|[wW][eE][bB][pP]|[aA][vV][iI][fF])$/,
    'must be the name of a file in photos/ that ends in .jpg, .png, .webp or .avif',
  )
  .transform((name) => name.replace(/^\//, ''))
  .meta({ isPhoto: true, title: 'Photo', description: 'The name of a file in photos/, such as hero.jpg.' });

/** The alternative text of a photo. */
export const altText = text
  .meta({ suggestedLength: 220, title: 'What the photo shows' })
  .describe('What the photo shows, for people who can’t see it. If it has a title, say more than that.');

const share = z.int().min(0).max(100);
/** The point that stays in view where a photo is cropped, as near to the middle as the edges of the photo allow. */
export const focus = z
  .tuple([share, share])
  .meta({ title: 'Focus', isFileOnly: true })
  .describe(
    'The point that comes as near to the middle as its edges allow where a photo is cropped: percent from its left and from its top, such as [50, 30].',
  );

/** A photo as content names it. `focus` overrides, in this place, the focus of its record in photos.yaml. */
export const photo = z.strictObject({ src: photoFile, alt: altText, focus: focus.optional() });
export type NamedPhoto = z.infer<typeof photo>;

/** A photo as pages show it: with the addresses of its files, and what is known of them. */
export type PhotoData = {
  src: string;
  /** The addresses of its AVIF variants; empty for a photo without variants. */
  srcset: string;
  webp: string;
  /** Of the original, in pixels; 0 if it is unknown. */
  width: number;
  height: number;
  alt: string;
  /** The class of its focus; photos without one show their middle. */
  focus?: string;
};

/** A picture that may be a file in public/, which is not converted, or a photo. */
type PublicPicture = { src: string & z.$brand<'public'> };

/** Content in which each named photo has its data. */
export type WithPhotos<T> = T extends PublicPicture
  ? T & { webp?: string }
  : T extends NamedPhoto
    ? Omit<T, 'focus'> & PhotoData
    : T extends object
      ? { [K in keyof T]: WithPhotos<T[K]> }
      : T;

/** A handwritten card. The build draws its words and signature. */
export const note = z
  .strictObject({
    words: text
      .meta({ suggestedLength: 40 })
      .describe('What somebody would leave on a card: a short sentence or two.'),
    by: text.meta({ suggestedLength: 20, title: 'Who signs it' }),
  })
  .describe('A handwritten card on the photo.');
export type Note = z.infer<typeof note>;

/** A group of fields with its label. */
export const group = <T extends z.core.$ZodLooseShape>(title: string, shape: T) =>
  z.strictObject(shape).meta({ title });

const heading = text.meta({ suggestedLength: 90 });
const title = text.meta({ suggestedLength: 70 });

/** The title of a page in search results and shared links. */
export const pageTitle = text
  .meta({ suggestedLength: 70 })
  .describe('Shown in browser tabs and search results, followed by the name of the business.');
export const pageDescription = text
  .meta({ isPageDescription: true, suggestedLength: 160 })
  .describe('What search engines show below the title: 70 to 160 characters.');
/** A day such as 2025-11-03. */
export const date = z.iso
  .date({
    // The desk's date field only yields a date or nothing, and displays it in the browser's format.
    error: ({ input }) => (input === '' ? 'is empty: fill it in' : 'must be a date such as 2025-11-03'),
  })
  // That field makes 0026 of a typed 26.
  .refine((day) => day > '1900', 'must have a year of four digits, such as 2025');

export const meta = group('In search results and menus', {
  title: pageTitle,
  menu: text
    .optional()
    .describe('Shown in the menu and at the foot of the pages. If it is empty, they show the title.')
    .meta({ title: 'Name in the menu' }),
  description: pageDescription,
  updated: date.optional().describe('The day on which you last changed the words of the page.'),
});
export const point = z.strictObject({ title, text });
export const iconPoint = z.strictObject({ icon, title, text });
export const question = z.strictObject({ question: text.meta({ suggestedLength: 120 }), answer: text });
export const link = z.strictObject({ label: text.meta({ suggestedLength: 50 }), to: internalPath });
export const intro = { heading, text };
/** The last section of a page, which asks for a quote or a call. */
export const closing = z.strictObject({ ...intro, quote: text, call: text });
/** A list in a group that already has a heading. */
export const items = <T extends z.ZodType>(item: T) => z.array(item).meta({ title: 'List' });
/** Tasks by room. */
export const rooms = z.array(z.strictObject({ room: text, tasks: z.array(text).min(1) }));
/** A package of the home page. */
export const shortName = z
  .string()
  .regex(/^[a-z\d-]+$/, 'must have small letters, digits and - only, such as move-prep');
const eyebrow = text.optional().meta({ title: 'Line above the heading' });
/** The top of a page. @param more its fields besides the heading */
export const pageHeader = <T extends z.core.$ZodLooseShape>(more: T) =>
  group('Top of the page', {
    eyebrow,
    heading,
    text,
    ...more,
  });
