import type { QuoteField } from './quote-request.ts';

/** The fields in the order of the form. */
export const quoteFields = [
  'name',
  'suburb',
  'email',
  'phone',
  'serviceType',
  'message',
] as const satisfies readonly QuoteField[];

/** The values of the fields, before validation. */
export type QuoteFormValues = Record<QuoteField, string>;

type QuoteInput = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The control of a field. */
export const inputOf = (form: HTMLFormElement, field: QuoteField) =>
  form.elements.namedItem(field) as QuoteInput;

/** The current values of the form. */
export const valuesOf = (form: HTMLFormElement) => Object.fromEntries(new FormData(form)) as QuoteFormValues;

/** The name of the honeypot: a hidden field that only bots fill in. */
export const honeypotName = 'reference';

/** The value of the honeypot; empty if the form has none. */
export const honeypotValue = (form: HTMLFormElement) => String(new FormData(form).get(honeypotName) ?? '');
