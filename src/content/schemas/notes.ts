import * as z from 'zod';
import { text } from './parts.ts';

const note = z.strictObject({ heading: text, paragraphs: z.array(text).min(1) });

/** pages/notes.yaml: what visitors are told about privacy and accessibility. */
export const notesSchema = z.strictObject({
  close: text,
  /** deliveryOn: blank {host}. */
  privacy: note.extend({ deliveryOff: text, deliveryOn: text, statisticsOff: text, statisticsOn: text }),
  accessibility: note,
});
