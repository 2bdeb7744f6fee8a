import type { QuoteFormContent } from '../../content/schemas/quote-form.ts';
import { interpolate } from '../../lib/interpolate.ts';
import { mailLink } from '../../lib/mail-link.ts';
import { type QuoteFormValues, quoteFields } from './fields.ts';

type FormContent = Pick<QuoteFormContent, 'labels' | 'serviceTypes' | 'panel'>;

function serviceName(service: string, { serviceTypes }: FormContent): string {
  return Object.entries(serviceTypes).find(([key]) => key === service)?.[1] ?? service;
}

/** The typed values for reading: the service by its name. */
export function readableDetails(request: QuoteFormValues, form: FormContent): QuoteFormValues {
  return { ...request, serviceType: serviceName(request.serviceType, form) };
}

/** The typed values as plain text, a line for each field. */
export function detailsText(request: QuoteFormValues, form: FormContent): string {
  const shown = readableDetails(request, form);
  return quoteFields.map((field) => `${form.labels[field]}: ${shown[field]}`).join('\n');
}

/** A `mailto:` link to the business with the typed values, shortened if they are too long. */
export function detailsMail(address: string, request: QuoteFormValues, form: FormContent): string {
  const subject = interpolate(form.panel.subject, { service: serviceName(request.serviceType, form) });
  return mailLink(address, subject, detailsText(request, form), form.panel.shortened);
}
