import { contentFiles } from '../../src/content/schemas/files.ts';
import { objectsIn } from '../content/cross-check.ts';
import type { WrittenFile } from '../content/load.ts';
import { type Place, problemSentence } from '../content/problems.ts';
import { fileSchemas, frontMatterSchema, isSchema, type JsonSchema } from '../editors/json-schemas.ts';
import { onExampleDomain } from '../sample-facts.ts';

/** Where something could be better, and how. */
type Advice = [place: Place, whatToDo: string];

/** Shortest and longest page description that search engines show in full, in characters. */
const DESCRIPTION = { shortest: 70, longest: 160 };

/** Advice on the texts of one file: their lengths, alternative texts and addresses. */
export function wordingAdvice({ file, key, filled, cut = [] }: WrittenFile): string[] {
  const found: Advice[] = [
    ...lengthAdvice(key ? fileSchemas[key] : frontMatterSchema, filled, []),
    ...altAdvice(filled),
    ...textAdvice(filled, curvedQuotes),
    ...cut.map((line): Advice => [[`line ${line}`], hidden]),
    // The facts have checks of their own.
    ...(file === contentFiles.business.file ? [] : textAdvice(filled, exampleAddress)),
  ];
  return found.map(([place, whatToDo]) => problemSentence(file, place, whatToDo));
}

const hidden =
  'nobody sees what follows #: put quotes around the whole text, or the note in a line of its own';

function lengthAdvice(schema: JsonSchema, value: unknown, place: Place): Advice[] {
  if (typeof value === 'string') return lengthOf(schema, value.trim().length, place);
  if (typeof value !== 'object' || value === null) return [];
  const { items } = schema;
  if (Array.isArray(value))
    return isSchema(items) ? value.flatMap((item, at) => lengthAdvice(items, item, [...place, at])) : [];
  const forms = [schema, ...(schema.anyOf ?? []).filter(isSchema)];
  return Object.entries(value).flatMap(([name, item]) => {
    const property = forms.map((form) => form.properties?.[name]).find(isSchema);
    return property ? lengthAdvice(property, item, [...place, name]) : [];
  });
}

function lengthOf(schema: JsonSchema, length: number, place: Place): Advice[] {
  const { shortest, longest } = DESCRIPTION;
  if (schema.isPageDescription && (length < shortest || length > longest)) {
    const remedy = length < shortest ? 'say more' : 'shorten it';
    const shown = `search engines show ${shortest} to ${longest}`;
    return [[place, `has ${length} characters, and ${shown}: ${remedy}`]];
  }
  const suggested = schema.suggestedLength;
  if (typeof suggested !== 'number' || length <= suggested) return [];
  return [[place, `has ${length} characters: about ${suggested} read better, shorten it`]];
}

function altAdvice(value: unknown): Advice[] {
  return objectsIn(value).flatMap(({ item: { alt, title }, place }): Advice[] =>
    typeof alt === 'string' && typeof title === 'string' && plain(alt) === plain(title)
      ? [[[...place, 'alt'], 'repeats the title: say what the photo shows instead']]
      : [],
  );
}

/** What `remedy` says about the texts of all fields. */
function textAdvice(value: unknown, remedy: (text: string) => string | undefined): Advice[] {
  return objectsIn(value).flatMap(({ item, place }) =>
    Object.entries(item).flatMap(([name, text]): Advice[] => {
      const whatToDo = typeof text === 'string' ? remedy(text) : undefined;
      return whatToDo ? [[[...place, name], whatToDo]] : [];
    }),
  );
}

/** Quotes that were meant for the file, but are shown as they are not straight ones. */
function curvedQuotes(text: string): string | undefined {
  const remedy = 'visitors see its curved quotes: type straight ones or none, unless that is meant';
  return /^[“”„][^“”„]*[“”„]$/.test(text) ? remedy : undefined;
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

function exampleAddress(text: string): string | undefined {
  const isAddress = /^https:\/\/[^\s/]+/.test(text) && URL.canParse(text);
  return isAddress && onExampleDomain(text) ? 'is an example address: put in the real one' : undefined;
}
