import * as z from 'zod';
import { message, text } from './parts.ts';

const note = z.strictObject({ heading: text, paragraphs: z.array(text).min(1) });

/** pages/notes.yaml: the notes on privacy and accessibility on the About page. */
export const notesSchema = z.strictObject({
  privacy: note.extend({
    deliveryOff: text,
    deliveryOn: message('host'),
    statisticsOff: text,
    statisticsOn: text,
  }),
  accessibility: note,
});
