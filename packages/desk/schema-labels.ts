import type { JsonSchema } from './api.ts';
import { formOf, isSchema } from './forms/schema.ts';

type Labelled = [name: string, label?: string];

/** The fields of a schema, each with its label if it has one, also if it may be empty. */
export function fieldsIn({ properties = {}, items, anyOf = [] }: JsonSchema): Labelled[] {
  const own = Object.entries(properties).map(
    ([name, field]): Labelled => [name, Object(field).title ?? formOf(Object(field)).title],
  );
  return [...own, ...[...Object.values(properties), items, ...anyOf].filter(isSchema).flatMap(fieldsIn)];
}

type Schemas = { files: Record<string, { schema: JsonSchema }>; articleSchema: JsonSchema };

/** The labels of all fields of the content, by name. `body` is the Markdown of an article. */
export function labelsIn({ files, articleSchema }: Schemas): Record<string, string> {
  const schemas = [...Object.values(files).map(({ schema }) => schema), articleSchema];
  const labels = schemas
    .flatMap(fieldsIn)
    .filter((field): field is [string, string] => field[1] !== undefined);
  return { body: 'Text', ...Object.fromEntries(labels) };
}
