import * as z from 'zod';
import {
  closing,
  group,
  icon,
  iconPoint,
  intro,
  items,
  meta,
  note,
  pageHeader,
  photo,
  point,
  question,
  rooms,
  text,
} from './parts.ts';

const easyLines = z
  .array(text.meta({ suggestedLength: 60 }))
  .min(1)
  .max(4);

/** pages/ndis.yaml */
export const ndisSchema = z.strictObject({
  meta,
  header: pageHeader({ photo, quote: text, call: text, note: note.optional() }),
  disclaimer: z.strictObject({ heading: text, text }),
  howWeHelp: z.strictObject({ ...intro, items: items(iconPoint) }),
  whatWeClean: z.strictObject({
    ...intro,
    rooms,
    photo,
  }),
  booking: group('Words of the link to your online form', { ...intro, steps: z.array(point) }),
  pricing: z.strictObject({
    ...intro,
    rows: z.array(z.strictObject({ service: text, rate: text, note: text })),
    note: text,
    serviceLabel: text.meta({ title: 'Heading of the services' }),
    rateLabel: text.meta({ title: 'Heading of the rates' }),
    noteLabel: text.meta({ title: 'Heading of the notes' }),
  }),
  /** `screeningTitle` is the title above the fact `ndisScreening`, which is shown if the business has entered it. */
  rights: z.strictObject({ ...intro, items: items(point), screeningTitle: text }),
  /** Easy Read: short sentences, one idea a line, and a picture that shows it. */
  easyRead: z.strictObject({
    ...intro,
    /** The link to it at the top of the page. */
    jump: text.meta({ title: 'Short name in the links at the top' }),
    open: text,
    parts: z.array(
      z.strictObject({
        heading: text,
        ideas: z
          .array(
            z.union([
              z.strictObject({ photo, lines: easyLines }),
              z.strictObject({ icon, lines: easyLines }),
            ]),
          )
          .min(1),
      }),
    ),
  }),
  faq: group('Questions and answers', { ...intro, items: items(question) }),
  closing,
});
