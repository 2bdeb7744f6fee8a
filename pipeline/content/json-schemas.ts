import * as z from 'zod';
import { articleSchema } from '../../src/content/schemas/article.ts';
import { type ContentKey, contentFiles } from '../../src/content/schemas/files.ts';

/** A JSON Schema of draft 7, which editors support. */
export type JsonSchema = z.core.JSONSchema.BaseSchema;

/** The JSON Schema of a Zod schema's input: what the author writes, without what parsing adds. */
function jsonSchema(schema: z.ZodType): JsonSchema {
  return z.toJSONSchema(schema, { target: 'draft-7', io: 'input' });
}

/** The schema of each content file, by its key. */
export const fileSchemas = Object.fromEntries(
  Object.entries(contentFiles).map(([key, { schema }]) => [key, jsonSchema(schema)]),
) as Record<ContentKey, JsonSchema>;

/** The schema of the front matter of an article. */
export const frontMatterSchema = jsonSchema(articleSchema);
