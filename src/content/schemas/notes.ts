import * as z from 'zod';
import { text } from './parts.ts';

const note = z.strictObject({ heading: text, paragraphs: z.array(text).min(1) });

/** pages/notes.yaml: the notes on privacy and accessibility on the About page. */
export const notesSchema = z.strictObject({
  /** Variables: `deliveryOn` {host}. */
  privacy: note.extend({ deliveryOff: text, deliveryOn: text, statisticsOff: text, statisticsOn: text }),
  accessibility: note,
});
