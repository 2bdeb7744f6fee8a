import { type ContentKey, contentFiles } from '../../src/content/schemas/files.ts';
import { writeFiles } from '../write-files.ts';
import { fileSchemas } from './json-schemas.ts';

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
