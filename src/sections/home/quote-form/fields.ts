import type { QuoteField } from './quote-request.ts';

/** The fields in the order in which they are shown and checked. */
export const quoteFields = [
  'name',
  'suburb',
  'email',
  'phone',
  'serviceType',
  'message',
] as const satisfies readonly QuoteField[];

/** What stands in the fields, before any rule is applied. */
export type QuoteFormValues = Record<QuoteField, string>;

export type QuoteInput = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The control of a field. @throws if the form does not have it */
export function inputOf(form: HTMLFormElement, field: QuoteField): QuoteInput {
  const input = form.elements.namedItem(field);
  if (
    input instanceof HTMLInputElement ||
    input instanceof HTMLSelectElement ||
    input instanceof HTMLTextAreaElement
  )
    return input;
  throw new Error(`The quote form has no field "${field}".`);
}

/** Everything that has been typed so far. */
export function valuesOf(form: HTMLFormElement): QuoteFormValues {
  const entries = quoteFields.map((field) => [field, inputOf(form, field).value]);
  return Object.fromEntries(entries) as QuoteFormValues;
}

/** The name of the field that only machines fill in. */
export const honeypotName = 'reference';

/** What stands in the hidden field; empty where the form has none. */
export function honeypotValue(form: HTMLFormElement): string {
  const honeypot = form.elements.namedItem(honeypotName);
  return honeypot instanceof HTMLInputElement ? honeypot.value : '';
}
