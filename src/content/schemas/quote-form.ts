import * as z from 'zod';
import { group, intro, message, note, text } from './parts.ts';

/** One text for each field of the quote form. */
const eachField = z.strictObject({
  name: text,
  suburb: text,
  email: text,
  phone: text,
  serviceType: text,
  message: text,
});

/** The quote form in pages/home.yaml, with its messages after a request. */
export const quoteFormSchema = z.strictObject({
  ...intro,
  aside: z.array(text).meta({ title: 'Words beside the form' }),
  labels: eachField,
  choose: text,
  messageHint: text,
  note: text,
  serviceHint: text.optional().describe('Below the list of services: which one is right for whom.'),
  serviceTypes: z.strictObject({ general: text, deep: text, 'move-prep': text, ndis: text }),
  messages: eachField,
  submit: text,
  submitting: text,
  honeypot: text.meta({ title: 'Hidden field against spam' }),
  otherWays: text,
  booking: text.meta({ title: 'Words of the link to your online form' }),
  withoutScripts: text,
  toast: group('Message after sending', { title: text, description: text, close: text }),
  panel: group('What follows the form', {
    note: note.optional(),
    /** `submit` is the button's text while the form has no delivery service. */
    unsent: z.strictObject({ submit: text.optional(), heading: text, text }),
    failed: text,
    failures: z.strictObject({
      unreachable: text,
      timeout: text.meta({ title: 'When it takes too long' }),
      refused: text,
      broken: text,
      automatic: text,
    }),
    retry: text,
    email: text,
    subject: message('service'),
    shortened: text,
    details: text,
    sent: text,
    change: text,
    another: text,
    copy: text,
    copied: text,
    copyFailed: text,
  }),
});
export type QuoteFormContent = z.infer<typeof quoteFormSchema>;
