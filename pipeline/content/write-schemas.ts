import { type ContentKey, contentFiles } from '../../src/content/schemas/files.ts';
import { writeFiles } from '../write-files.ts';
import { fileSchemas } from './json-schemas.ts';

/** The path of the schema of a content file, from the project's root: `.cache/schemas/pages/home.json`. */
export function schemaPath(file: string): string {
  return `.cache/schemas/${file.replace(/\.\w+$/, '.json')}`;
}

/** The text of every schema file, by its path from the project's root. The first line of a content file names it. */
function schemaFiles(): Map<string, string> {
  const files = new Map<string, string>();
  for (const [key, { file }] of Object.entries(contentFiles)) {
    const schema = fileSchemas[key as ContentKey];
    // A JSON file names its schema in the field $schema, so the schema has to allow it.
    const named = file.endsWith('.json')
      ? { ...schema, properties: { $schema: { type: 'string' }, ...schema.properties } }
      : schema;
    files.set(schemaPath(file), JSON.stringify(named));
  }
  return files;
}

/** Writes the schemas that let editors check content files and complete their fields. */
export async function writeSchemas(root: string): Promise<void> {
  await writeFiles(root, Object.fromEntries(schemaFiles()));
}
