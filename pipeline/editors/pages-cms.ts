import { stringify } from 'yaml';
import { type ContentKey, contentFiles } from '../../src/content/schemas/files.ts';
import { identifyingFields } from './identifying-fields.ts';
import { fileSchemas, frontMatterSchema, isSchema, type JsonSchema } from './json-schemas.ts';
import { labelOf, longText } from './label-of.ts';

/** A field in the configuration of Pages CMS (pagescms.org/docs/configuration); undefined properties are omitted. */
type Field = {
  name: string;
  label: string;
  type: 'string' | 'text' | 'number' | 'boolean' | 'date' | 'image' | 'select' | 'object' | 'code';
  description?: string;
  required?: true | undefined;
  list?: true | Record<'min' | 'max' | 'collapsible', unknown>;
  options?: Record<string, unknown>;
  fields?: Field[];
};

/** Merges the forms of a union into one schema: it has the fields of all, and requires those that all require. */
function merged(forms: readonly JsonSchema[]): JsonSchema {
  const [first, ...others] = forms;
  if (!first || others.length === 0) return first ?? {};
  return {
    type: 'object',
    properties: Object.assign({}, ...forms.map((form) => form.properties)),
    required: (first.required ?? []).filter((name) => others.every((form) => form.required?.includes(name))),
  };
}

/** The fields of a group. Of a file with several shapes, the browser editor knows the first. */
function fieldsOf(given: JsonSchema): Field[] {
  const [first] = (given.anyOf ?? []).filter(isSchema);
  const schema = first ?? given;
  return Object.entries(schema.properties ?? {}).flatMap(([name, property]) =>
    isSchema(property) ? [fieldOf(name, property, schema.required?.includes(name) ?? false)] : [],
  );
}

function fieldOf(name: string, schema: JsonSchema, required: boolean): Field {
  const forms = (schema.anyOf ?? []).filter(isSchema).filter((form) => form.type !== 'null');
  const { description, items, minItems: min, maxItems: max } = schema;
  const base = {
    name,
    label: labelOf(name),
    ...(description && { description }),
    required: required || undefined,
  };
  if (forms.length > 0) return { ...base, ...kindOf(name, merged(forms)) };
  if (schema.type !== 'array' || !isSchema(items)) return { ...base, ...kindOf(name, schema) };
  const item = fieldOf(name, items, required);
  const isPlain = !item.fields && min === undefined && max === undefined;
  // Pages CMS requires `collapsible` in every list that is not just `true`.
  return { ...item, ...base, list: isPlain || { min, max, collapsible: collapsible(item) } };
}

/** Whether list items can be collapsed, and the field that identifies a collapsed item. */
function collapsible({ fields = [] }: Field): boolean | { summary: string } {
  const name = identifyingFields.find((candidate) => fields.some((field) => field.name === candidate));
  return name ? { summary: `{${name}}` } : fields.length > 0;
}

/** The form control for one value. */
function kindOf(name: string, schema: JsonSchema): Pick<Field, 'type' | 'options' | 'fields'> {
  if (schema.type === 'object') return { type: 'object', fields: fieldsOf(schema) };
  if (schema.type === 'boolean') return { type: 'boolean' };
  if (schema.type === 'number' || schema.type === 'integer')
    return { type: 'number', ...numberBounds(schema) };
  const values = schema.enum ?? (schema.const === undefined ? undefined : [schema.const]);
  if (values) return { type: 'select', options: { values } };
  if (schema.isPhoto) return { type: 'image' };
  if (schema.format === 'date') return { type: 'date' };
  const longest = schema.maxLength === undefined ? {} : { options: { maxlength: schema.maxLength } };
  return { type: longText.test(name) ? 'text' : 'string', ...longest };
}

function numberBounds({ minimum, maximum }: JsonSchema): Pick<Field, 'options'> {
  // Zod gives integers without bounds those of safe integers.
  const explicit = (bound = Number.MAX_SAFE_INTEGER) =>
    Math.abs(bound) < Number.MAX_SAFE_INTEGER ? bound : undefined;
  const options = { min: explicit(minimum), max: explicit(maximum) };
  return options.min === undefined && options.max === undefined ? {} : { options };
}

/** The text of `.pages.yml`, which configures the browser editor Pages CMS: an entry for each content file. */
export function pagesCmsConfig(): string {
  const files = Object.entries(contentFiles).map(([key, { file }]) => ({
    name: key,
    label: file.startsWith('pages/') ? `Page: ${labelOf(key)}` : labelOf(key),
    type: 'file',
    path: `content/${file}`,
    format: file.endsWith('.json') ? 'json' : 'yaml',
    fields: fieldsOf(fileSchemas[key as ContentKey]),
  }));
  const articles = {
    name: 'articles',
    label: 'Articles',
    type: 'collection',
    path: 'content/articles',
    format: 'yaml-frontmatter',
    filename: '{primary}.mdx',
    view: {
      fields: ['title', 'category', 'date'],
      primary: 'title',
      sort: ['date', 'title'],
      default: { sort: 'date', order: 'desc' },
    },
    fields: [
      ...fieldsOf(frontMatterSchema),
      // As source code: a visual editor would escape [[phone]].
      { name: 'body', label: 'Text', type: 'code', options: { language: 'markdown' } },
    ],
  };
  const config = {
    media: [
      {
        name: 'photos',
        label: 'Photos',
        input: 'photos',
        output: '',
        extensions: ['jpg', 'jpeg', 'png', 'webp', 'avif'],
      },
    ],
    content: [...files, articles],
    // Keeps fields that are not in the form, such as $schema.
    settings: { content: { merge: true } },
  };
  return `# Generated by "npm run schemas" from src/content/schemas: change the schemas, not this file.\n${stringify(config, { aliasDuplicateObjects: false, lineWidth: 0 })}`;
}
