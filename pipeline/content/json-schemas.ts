import * as z from 'zod';
import { articleSchema } from '../../src/content/schemas/article.ts';
import { type ContentKey, contentFiles } from '../../src/content/schemas/content-files.ts';
import { writeFiles } from '../write-files.ts';

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

/** The path of the schema of a content file, from the project's root: `.cache/schemas/pages/home.json`. */
export function schemaPath(file: string): string {
  return `.cache/schemas/${file.replace(/\.\w+$/, '.json')}`;
}

/**
 * Writes the schemas that let editors check content files and complete their fields. The first line of a content file
 * names its schema.
 */
export async function writeSchemas(root: string): Promise<void> {
  const written = Object.entries(contentFiles).map(([key, { file }]) => {
    const schema = fileSchemas[key as ContentKey];
    // A JSON file names its schema in the field $schema, so the schema has to allow it.
    const named = file.endsWith('.json')
      ? { ...schema, properties: { $schema: { type: 'string' }, ...schema.properties } }
      : schema;
    return [schemaPath(file), JSON.stringify(named)];
  });
  await writeFiles(root, Object.fromEntries(written));
}
