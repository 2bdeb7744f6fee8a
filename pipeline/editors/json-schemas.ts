import * as z from 'zod';
import { articleSchema } from '../../src/content/schemas/article.ts';
import { type ContentKey, contentFiles } from '../../src/content/schemas/files.ts';
import { isRecord } from '../../src/lib/is-record.ts';

/** A JSON Schema of draft 7, which editors support. */
export type JsonSchema = z.core.JSONSchema.BaseSchema;

/** Whether a value in a schema is a schema itself, and neither a list nor a boolean. */
export function isSchema(value: unknown): value is JsonSchema {
  return isRecord(value);
}

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

/** The path of the schema of a content file, from content/: `schemas/pages/home.json` for `pages/home.yaml`. */
export function schemaPath(file: string): string {
  return `schemas/${file.replace(/\.\w+$/, '.json')}`;
}

/** The path of its schema from the folder of a content file. */
export function schemaReference(file: string): string {
  return `${file.includes('/') ? '../' : './'}${schemaPath(file)}`;
}

/** The text of every schema file, by its path from content/. */
export function schemaFiles(): Map<string, string> {
  const files = new Map<string, string>();
  for (const [key, { file }] of Object.entries(contentFiles)) {
    const schema = fileSchemas[key as ContentKey];
    // A JSON file names its schema in the field $schema, so the schema has to allow it.
    const named = file.endsWith('.json')
      ? { ...schema, properties: { $schema: { type: 'string' }, ...schema.properties } }
      : schema;
    files.set(schemaPath(file), `${JSON.stringify(named, null, 2)}\n`);
  }
  return files;
}

/**
 * The text of a content file that names its schema in its first line (YAML) or field (JSON); unchanged if it does so
 * already.
 */
export function withSchemaNamed(file: string, source: string): string {
  const reference = schemaReference(file);
  if (file.endsWith('.json')) {
    const rest = source.replace(/^\s*\{\s*("\$schema":\s*"[^"]*",?\s*)?/, '');
    return `{\n  "$schema": "${reference}",\n  ${rest}`;
  }
  const rest = source.replace(/^# yaml-language-server:.*\r?\n/, '');
  return `# yaml-language-server: $schema=${reference}\n${rest}`;
}
