import type { Json, JsonSchema, Path } from '../api.ts';
import { isRecord } from '../is-record.ts';

/** Names of fields that may have several lines of text. */
export const longText =
  /^(body|text|answer|description|note|blurb|evidence|acknowledgement|hint|alt|paragraphs)$|Text$|Alt$/;

/** Whether a value in a schema is a schema itself, and neither a list nor a boolean. */
export function isSchema(value: unknown): value is JsonSchema {
  return isRecord(value);
}

/** The forms of a union; otherwise the schema itself. */
function formsOf(schema: JsonSchema): JsonSchema[] {
  const forms = (schema.anyOf ?? []).filter(isSchema);
  return forms.length > 0 ? forms : [schema];
}

/** Whether a value may be null. */
export function canBeNull(schema: JsonSchema): boolean {
  return formsOf(schema).some(({ type }) => type === 'null');
}

/** The groups of fields that a value may have, such as a button that opens the quote form or a page. */
export function groupsOf(schema: JsonSchema): JsonSchema[] {
  return formsOf(schema).filter(({ type }) => type === 'object');
}

/** The form of a union that has the most fields of a value, with the description of the union. */
export function formOf(schema: JsonSchema, value?: unknown): JsonSchema {
  const forms = formsOf(schema).filter(({ type }) => type !== 'null');
  const names = Object.keys(isRecord(value) ? value : {});
  const known = ({ properties = {} }: JsonSchema) => names.filter((name) => name in properties).length;
  const [form = schema] = forms.toSorted((a, b) => known(b) - known(a));
  return schema.description ? { ...form, description: schema.description } : form;
}

/** The schema of the value at a path. @param data the value of the schema, which decides between forms of a union */
export function schemaAt(schema: JsonSchema, data: unknown, path: Path): JsonSchema | undefined {
  const form = formOf(schema, data);
  const [first, ...rest] = path;
  if (first === undefined) return schema;
  const next = typeof first === 'number' ? form.items : form.properties?.[first];
  return isSchema(next) ? schemaAt(next, Object(data)[first], rest) : undefined;
}

const textHelp =
  'A line that starts with ## is a heading, one with - is a bullet point. Put **two asterisks** on each side of words to make them bold. Between the brackets of a photo, say what it shows.';

/** The schema of an article with its text in Markdown, which is no part of its front matter. */
export function withText(front: JsonSchema): JsonSchema {
  const body = { type: 'string', description: textHelp, isArticleText: true } as const;
  return {
    ...front,
    properties: { body, ...front.properties },
    required: ['body', ...(front.required ?? [])],
  };
}

/** What a value is edited with, by its schema. */
export function kindOf(schema: JsonSchema, value?: unknown) {
  const form = formOf(schema, value);
  if (form.type === 'array') {
    const item = isSchema(form.items) ? String(formOf(form.items).type) : 'object';
    return /^(array|object)$/.test(item) ? 'list' : 'texts';
  }
  if (form.type === 'object') return isPhoto(form) ? 'photo' : 'group';
  if (form.type === 'boolean') return 'yes-no';
  if (form.enum) return 'choice';
  if (form.type === 'number' || form.type === 'integer') return 'number';
  if (form.format === 'date') return 'day';
  if (form.isColour) return 'colour';
  if (form.picture) return 'picture';
  if (form.isArticleText) return 'article-text';
  return form.isPhoto ? 'photo-name' : 'text';
}

/** The fields of a form by name, without those that have only one value or can only be edited in the file. */
export function fieldsOf({ properties = {} }: JsonSchema): [name: string, schema: JsonSchema][] {
  const isShown = (name: string, field: JsonSchema) =>
    name !== '$schema' && field.const === undefined && !field.isFileOnly;
  return Object.entries(properties).filter(
    (field): field is [string, JsonSchema] => isSchema(field[1]) && isShown(field[0], field[1]),
  );
}

/** A photo with its alternative text and nothing else. */
function isPhoto(form: JsonSchema): boolean {
  const { src, alt, ...others } = Object.fromEntries(fieldsOf(form));
  return Boolean(src?.isPhoto && alt) && Object.keys(others).length === 0;
}

/** Whether a value can be any text: pages only show it. */
export function isFreeText(schema: JsonSchema): boolean {
  return formsOf(schema).some(
    ({ type, enum: values, const: only, pattern, format, isPhoto: photo, isPageDescription }) =>
      type === 'string' &&
      [values, only, pattern, format, photo, isPageDescription].every((rule) => rule === undefined),
  );
}

/**
 * An empty value for a new item: required fields are empty, optional ones are missing.
 * @param others the other items: a choice is one that none of them has, such as the next day, or else the last item's
 */
export function blankOf(schema: JsonSchema, others: readonly unknown[] = []): Json {
  const form = formOf(schema);
  if (form.default !== undefined) return form.default as Json;
  if (form.const !== undefined) return form.const as Json;
  switch (kindOf(form)) {
    case 'group':
    case 'photo':
      return Object.fromEntries(
        (form.required ?? []).map((name) => {
          const property = form.properties?.[name];
          const their = others.map((other) => Object(other)[name]);
          return [name, isSchema(property) ? blankOf(property, their) : ''];
        }),
      );
    case 'list':
    case 'texts':
      return Array.from({ length: form.minItems ?? 0 }, () =>
        isSchema(form.items) ? blankOf(form.items) : '',
      );
    case 'yes-no':
      return false;
    case 'number':
      return null;
    case 'choice':
      return (form.enum?.find((value) => !others.includes(value)) ?? others.at(-1) ?? form.enum?.[0]) as Json;
    default:
      return '';
  }
}
