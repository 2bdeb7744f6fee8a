import * as z from 'zod';
import { group, message, text } from './parts.ts';

const note = z.strictObject({ heading: text, paragraphs: z.array(text).min(1) });

/** What is passed to the hosted form, as parts of a sentence. */
const handOver = group('What your online form receives', {
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
    deliveryOff: text.meta({ title: 'While the form sends nothing' }),
    deliveryOn: message('host').meta({ title: 'While the form sends requests' }),
    statisticsOff: text,
    statisticsOn: text,
  }),
  accessibility: note,
});
