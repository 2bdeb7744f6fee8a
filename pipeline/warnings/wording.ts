import { contentFiles } from '../../src/content/schemas/files.ts';
import { objectsIn } from '../content/cross-check.ts';
import { fileSchemas, frontMatterSchema, isSchema, type JsonSchema } from '../content/json-schemas.ts';
import type { WrittenFile } from '../content/load.ts';
import { type Place, problemSentence } from '../content/problems.ts';
import { textsIn } from '../content/texts-in.ts';
import { onExampleDomain } from '../on-example-domain.ts';

/** The place of a warning, and what to do. */
type Warning = [place: Place, whatToDo: string];

/** Length of a page description that search engines show in full, in characters. */
export const descriptionLength = { shortest: 70, longest: 160 };

/** Warnings about the texts of one file: lengths, alternative texts, cut texts and example addresses. */
export function wordingWarnings({ file, key, filled, cut = [] }: WrittenFile): string[] {
  const found: Warning[] = [
    ...lengthWarnings(key ? fileSchemas[key] : frontMatterSchema, filled, []),
    ...altWarnings(filled),
    ...cut.map((line): Warning => [[`line ${line}`], cutText]),
    // What is shipped in business.yaml is listed as sample.
    ...(file === contentFiles.business.file ? [] : exampleAddresses(filled)),
  ];
  return found.map(([place, whatToDo]) => problemSentence(file, place, whatToDo));
}

const cutText =
  'the text after # is a comment and is not shown: put quotes around the whole text, or the comment on its own line';

function lengthWarnings(schema: JsonSchema, value: unknown, place: Place): Warning[] {
  if (typeof value === 'string') return lengthOf(schema, value.trim().length, place);
  if (typeof value !== 'object' || value === null) return [];
  const { items } = schema;
  if (Array.isArray(value))
    return isSchema(items) ? value.flatMap((item, at) => lengthWarnings(items, item, [...place, at])) : [];
  const forms = [schema, ...(schema.anyOf ?? []).filter(isSchema)];
  return Object.entries(value).flatMap(([name, item]) => {
    const property = forms.map((form) => form.properties?.[name]).find(isSchema);
    return property ? lengthWarnings(property, item, [...place, name]) : [];
  });
}

function lengthOf(schema: JsonSchema, length: number, place: Place): Warning[] {
  const { shortest, longest } = descriptionLength;
  if (schema.isPageDescription && (length < shortest || length > longest)) {
    const remedy = length < shortest ? 'say more' : 'shorten it';
    const shown = `search engines show ${shortest} to ${longest}`;
    return [[place, `has ${length} characters, and ${shown}: ${remedy}`]];
  }
  const suggested = schema.suggestedLength;
  if (typeof suggested !== 'number' || length <= suggested) return [];
  return [[place, `has ${length} characters: shorten it to about ${suggested}`]];
}

function altWarnings(value: unknown): Warning[] {
  return objectsIn(value).flatMap(({ item: { alt, title }, place }): Warning[] =>
    typeof alt === 'string' && typeof title === 'string' && plain(alt) === plain(title)
      ? [[[...place, 'alt'], 'repeats the title: say what the photo shows instead']]
      : [],
  );
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

function exampleAddresses(value: unknown): Warning[] {
  const isExample = (text: string) =>
    /^https:\/\/[^\s/]+/.test(text) && URL.canParse(text) && onExampleDomain(text);
  const found = textsIn(value).filter(({ text }) => isExample(text));
  return found.map(({ place }) => [place, 'is an example address: write the real one']);
}
