import * as z from 'zod';
import { message, text } from './parts.ts';

const note = z.strictObject({ heading: text, paragraphs: z.array(text).min(1) });

/** What is handed over to the quote form, as part of a sentence. */
const handOver = z.strictObject({
  text: message('list'),
  page: text,
  service: text,
  package: text,
  suburb: text,
  campaign: text,
  typed: text,
});

/** pages/notes.yaml: the notes on privacy and accessibility on the About page. */
export const notesSchema = z.strictObject({
  privacy: note.extend({
    handOver,
    deliveryOff: text,
    deliveryOn: message('host'),
    statisticsOff: text,
    statisticsOn: text,
  }),
  accessibility: note,
});
