import { contentFiles } from '../../src/content/schemas/files.ts';
import { eachObject } from '../content/cross-check.ts';
import type { WrittenFile } from '../content/load.ts';
import { problemSentence } from '../content/problems.ts';
import { fileSchemas, frontMatterSchema, type JsonSchema } from '../editors/json-schemas.ts';
import { onExampleDomain } from '../sample-facts.ts';

type Place = (string | number)[];

/** Shortest and longest page description that search engines show in full, in characters. */
const DESCRIPTION = { shortest: 70, longest: 160 };

/** Advice on the texts of one file: their lengths, alternative texts and addresses. */
export function wordingAdvice({ file, key, filled, cut = [] }: WrittenFile): string[] {
  const schema = key ? fileSchemas[key] : frontMatterSchema;
  return [
    ...lengthAdvice(file, schema, filled, []),
    ...altAdvice(file, filled),
    ...curvedQuotes(file, filled),
    ...cut.map((line) =>
      problemSentence(
        file,
        [`line ${line}`],
        'nobody sees what follows #: put quotes around the whole text, or the note in a line of its own',
      ),
    ),
    // The facts have checks of their own.
    ...(file === contentFiles.business.file ? [] : exampleAddresses(file, filled)),
  ];
}

function lengthAdvice(file: string, schema: JsonSchema, value: unknown, place: Place): string[] {
  if (typeof value === 'string') return lengthOf(file, schema, value.trim().length, place);
  if (Array.isArray(value)) {
    const items = schema.items;
    if (!isSchema(items)) return [];
    return value.flatMap((item, index) => lengthAdvice(file, items, item, [...place, index]));
  }
  if (typeof value !== 'object' || value === null) return [];
  const forms = [schema, ...(schema.anyOf ?? []).filter(isSchema)];
  return Object.entries(value).flatMap(([name, item]) => {
    const property = forms.map((form) => form.properties?.[name]).find(isSchema);
    return property ? lengthAdvice(file, property, item, [...place, name]) : [];
  });
}

function lengthOf(file: string, schema: JsonSchema, length: number, place: Place): string[] {
  const { shortest, longest } = DESCRIPTION;
  if (schema.isPageDescription && (length < shortest || length > longest)) {
    const remedy = length < shortest ? 'say more' : 'shorten it';
    return [
      problemSentence(
        file,
        place,
        `has ${length} characters, and search engines show ${shortest} to ${longest}: ${remedy}`,
      ),
    ];
  }
  const suggested = schema.suggestedLength;
  if (typeof suggested !== 'number' || length <= suggested) return [];
  return [
    problemSentence(file, place, `has ${length} characters: about ${suggested} read better, shorten it`),
  ];
}

function altAdvice(file: string, value: unknown): string[] {
  const advice: string[] = [];
  eachObject(value, ({ alt, title }, place) => {
    if (typeof alt === 'string' && typeof title === 'string' && plain(alt) === plain(title))
      advice.push(
        problemSentence(file, [...place, 'alt'], 'repeats the title: say what the photo shows instead'),
      );
  });
  return advice;
}

/** Quotes that were meant for the file, but are shown as they are not straight ones. */
function curvedQuotes(file: string, value: unknown): string[] {
  const advice: string[] = [];
  eachObject(value, (item, place) => {
    for (const [name, text] of Object.entries(item))
      if (typeof text === 'string' && /^[“”„][^“”„]*[“”„]$/.test(text))
        advice.push(
          problemSentence(
            file,
            [...place, name],
            'visitors see its curved quotes: type straight ones or none, unless that is meant',
          ),
        );
  });
  return advice;
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

function exampleAddresses(file: string, value: unknown): string[] {
  const advice: string[] = [];
  eachObject(value, (item, place) => {
    for (const [name, text] of Object.entries(item))
      if (
        typeof text === 'string' &&
        /^https:\/\/[^\s/]+/.test(text) &&
        URL.canParse(text) &&
        onExampleDomain(text)
      )
        advice.push(problemSentence(file, [...place, name], 'is an example address: put in the real one'));
  });
  return advice;
}

function isSchema(value: unknown): value is JsonSchema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
