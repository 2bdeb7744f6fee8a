import * as z from 'zod';
import { text } from './parts.ts';

const note = z.strictObject({ heading: text, paragraphs: z.array(text).min(1) });

/** What is handed over to the quote form, as part of a sentence. */
const handOver = z.strictObject({
  text,
  page: text,
  service: text,
  package: text,
  suburb: text,
  campaign: text,
  typed: text,
});

/** pages/notes.yaml: the notes on privacy and accessibility on the About page. */
export const notesSchema = z.strictObject({
  /** Variables: `deliveryOn` {host}; `text` of `handOver` {list}. */
  privacy: note.extend({
    handOver,
    deliveryOff: text,
    deliveryOn: text,
    statisticsOff: text,
    statisticsOn: text,
  }),
  accessibility: note,
});
