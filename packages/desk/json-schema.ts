import type * as z from 'zod';

/** A JSON Schema of draft 7. */
export type JsonSchema = z.core.JSONSchema.BaseSchema;
