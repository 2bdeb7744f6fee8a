import * as z from 'zod/mini';
import type { QuoteFormContent } from '../../content/schemas/quote-form.ts';

/** Invisible characters, such as zero-width spaces. */
const hidden = /\p{Default_Ignorable_Code_Point}/gu;

/** A trimmed text with a minimum of visible characters; an emoji counts as one. */
const atLeast = (minimum: number, message: string) =>
  z.string().check(
    z.trim(),
    z.refine((value) => Array.from(value.replace(hidden, '').trim()).length >= minimum, message),
  );

/**
 * The schema of a quote request.
 * @param messages the error message of each field
 */
export const quoteRequestSchema = (messages: QuoteFormContent['messages']) =>
  z.object({
    name: atLeast(2, messages.name),
    suburb: atLeast(2, messages.suburb),
    email: z.string().check(z.trim(), z.regex(z.regexes.email, messages.email)),
    // Counts characters, not digits, so that any notation is accepted.
    phone: atLeast(10, messages.phone),
    serviceType: z.enum(['general', 'deep', 'move-prep', 'ndis'], messages.serviceType),
    message: atLeast(10, messages.message),
  });

export type QuoteRequest = z.infer<ReturnType<typeof quoteRequestSchema>>;
export type QuoteField = keyof QuoteRequest;
export type FieldErrors = Partial<Record<QuoteField, string | undefined>>;
