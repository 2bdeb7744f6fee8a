/** Colours such as #ffffff, by their role. */
export type Colours = Record<string, string>;

/** The colours that `brand/colours.yaml` must have, with what each is for, in an owner's words. */
const chosen = {
  page: 'The background of pages, and of the bar at their top.',
  quietBand: 'A band for services and prices, close to the page. Also behind the map and the menu of phones.',
  tintedBand: 'A band for people and promises, close to the page.',
  colouredBand: 'The band that stands out most, at most once on a page.',
  darkBand: 'A band with the text of bands, such as the last one of a page. Also the chat button.',
  footer: 'The bottom of each page, and a band with the text of bands.',
  text: 'Headings and text on the page, its cards, and the bands close to it.',
  textOnBands: 'Headings and text on the coloured band, the dark band and the footer. Buttons there, too.',
  buttons: 'Buttons and links.',
  textOnButtons: 'The words on buttons.',
  accent: 'Labels, numbers and marks on the page. Also a part of the logo.',
  accentOnBands: 'Labels, numbers and marks on the dark band and the footer.',
  stars: 'The stars of reviews.',
  mistakes: 'What a form says about a mistake.',
};

/**
 * A colour that is mixed: the share of the second role in the first, from 0 to 1, or below 0 to be further from the second;
 * and what the colour is for.
 */
type Mix = [from: string, into: string, share: number, help: string];

/** The colours that are mixed from others unless the file has them. Each is after those that it is mixed from. */
export const mixes: Record<string, Mix> = {
  card: ['page', 'text', 0, 'Cards, such as reviews, and the fields of forms.'],
  mutedText: ['text', 'page', 0.18, 'Small text on the page.'],
  decoration: ['tintedBand', 'buttons', 0.25, 'Strong lines, hills of the map, the pale part of the logo.'],
  lines: ['text', 'quietBand', 0.88, 'Thin lines between texts and around cards.'],
  fieldBorders: ['text', 'decoration', 0.56, 'Borders of fields and outlined buttons.'],
  buttonsPointedAt: ['buttons', 'text', 0.45, 'A button under the pointer.'],
  mutedTextOnBands: ['textOnBands', 'darkBand', 0.16, 'Small text and borders of fields on bands.'],
  accentOnColouredBand: ['accentOnBands', 'textOnBands', 0.5, 'Labels and numbers on the coloured band.'],
  buttonsOnBandsPointedAt: ['textOnBands', 'darkBand', 0.25, 'A button on a band under the pointer.'],
  photoBackdrop: ['footer', 'textOnBands', -0.08, 'Behind an enlarged photo.'],
  water: ['quietBand', 'buttons', 0.54, 'Rivers and lakes on the map.'],
  sunlight: ['page', 'stars', 0.2, 'The light that crosses the first photo of home.'],
};

const fieldOf = (description: string) => ({ type: 'string', description, isColour: true });
const mixedFields = Object.entries(mixes).map(([role, [, , , help]]) => [
  role,
  { ...fieldOf(`${help} Mixed from other colours if you choose none.`), isFolded: true },
]);

/** The JSON Schema of `brand/colours.yaml`. Other fields are allowed: a version of the software may have read them. */
export const coloursSchema = {
  type: 'object' as const,
  properties: {
    ...Object.fromEntries(Object.entries(chosen).map(([role, help]) => [role, fieldOf(help)])),
    ...Object.fromEntries(mixedFields),
  },
  required: Object.keys(chosen),
};

const onPages = ['page', 'card', 'quietBand', 'tintedBand'];
const onBands = ['darkBand', 'footer'];

/**
 * The colours that must be readable together, and what has them, with their minimum contrast by WCAG 2.2: 7 for text to
 * read (1.4.6), 4.5 for other text (1.4.3), 3 for the borders of controls (1.4.11). A problem is reported at `role`.
 */
export const pairs: { role: string; beside: string[]; minimum: number; what: string }[] = [
  { role: 'text', beside: onPages, minimum: 7, what: 'text of pages' },
  { role: 'mutedText', beside: onPages, minimum: 4.5, what: 'small text' },
  { role: 'buttons', beside: onPages, minimum: 4.5, what: 'links' },
  { role: 'accent', beside: onPages, minimum: 4.5, what: 'labels and numbers' },
  { role: 'mistakes', beside: onPages, minimum: 4.5, what: 'messages of forms' },
  { role: 'fieldBorders', beside: onPages, minimum: 3, what: 'borders of fields' },
  { role: 'textOnButtons', beside: ['buttons'], minimum: 4.5, what: 'words on buttons' },
  { role: 'buttonsPointedAt', beside: ['textOnButtons'], minimum: 4.5, what: 'words on buttons' },
  { role: 'textOnBands', beside: [...onBands, 'colouredBand'], minimum: 7, what: 'text on bands' },
  { role: 'mutedTextOnBands', beside: onBands, minimum: 7, what: 'text on bands' },
  { role: 'mutedTextOnBands', beside: ['colouredBand'], minimum: 4.5, what: 'small text on the band' },
  { role: 'accentOnBands', beside: onBands, minimum: 4.5, what: 'labels and numbers on bands' },
  { role: 'accentOnColouredBand', beside: ['colouredBand'], minimum: 4.5, what: 'labels on the band' },
  { role: 'buttonsOnBandsPointedAt', beside: ['darkBand'], minimum: 4.5, what: 'words on buttons' },
  { role: 'buttonsOnBandsPointedAt', beside: ['colouredBand'], minimum: 4.5, what: 'words on buttons' },
  { role: 'photoBackdrop', beside: ['textOnBands'], minimum: 7, what: 'text below a photo' },
];
