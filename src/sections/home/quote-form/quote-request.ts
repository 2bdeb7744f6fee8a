import * as z from 'zod/mini';
import type { QuoteFormContent } from '../../../content/schemas/quote-form.ts';

/** Characters as a person counts them: an emoji is one, and spaces around the text are none. */
const atLeast = (minimum: number, message: string) =>
  z.string().check(
    z.trim(),
    z.refine((value) => Array.from(value).length >= minimum, message),
  );

/**
 * What a quote request must have (rules of the business).
 * @param messages what each field says when its rule is not met
 */
export const quoteRequestSchema = (messages: QuoteFormContent['messages']) =>
  z.object({
    name: atLeast(2, messages.name),
    suburb: atLeast(2, messages.suburb),
    email: z.string().check(z.trim(), z.regex(z.regexes.email, messages.email)),
    // Characters rather than digits, so that any way of writing a number is fine.
    phone: atLeast(10, messages.phone),
    serviceType: z.enum(['general', 'deep', 'move-prep', 'ndis'], messages.serviceType),
    message: atLeast(10, messages.message),
  });

export type QuoteRequest = z.infer<ReturnType<typeof quoteRequestSchema>>;
export type QuoteField = keyof QuoteRequest;
export type FieldErrors = Partial<Record<QuoteField, string>>;
