import type { QuoteFormContent } from '../../../content/schemas/quote-form.ts';
import { interpolate } from '../../../lib/interpolate.ts';
import { mailLink } from '../../../lib/mail-link.ts';
import { quoteFields, type QuoteFormValues } from './fields.ts';

type Words = Pick<QuoteFormContent, 'labels' | 'serviceTypes' | 'panel'>;

function serviceName(service: string, { serviceTypes }: Words): string {
  return Object.entries(serviceTypes).find(([key]) => key === service)?.[1] ?? service;
}

/** All that was typed as plain text, a line for each field. */
export function detailsText(request: QuoteFormValues, words: Words): string {
  const shown = { ...request, serviceType: serviceName(request.serviceType, words) };
  return quoteFields.map((field) => `${words.labels[field]}: ${shown[field]}`).join('\n');
}

/** Opens an e-mail to the business with all that was typed, or as much as e-mail programs take. */
export function detailsMail(address: string, request: QuoteFormValues, words: Words): string {
  const subject = interpolate(words.panel.subject, { service: serviceName(request.serviceType, words) });
  return mailLink(address, subject, detailsText(request, words), words.panel.shortened);
}
