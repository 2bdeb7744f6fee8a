import { expect, test } from 'vitest';
import {
  fileSchemas,
  frontMatterSchema,
  isSchema,
  type JsonSchema,
} from '../../pipeline/content/json-schemas.ts';
import { contentFiles } from '../../src/content/schemas/files.ts';
import { labelOf } from './label-of.ts';
import { labels } from './labels.ts';

/** The names of all fields in a schema. */
function fieldNames({ properties = {}, items, anyOf = [] }: JsonSchema): string[] {
  const inner = [...Object.values(properties), items, ...anyOf].filter(isSchema);
  return [...Object.keys(properties), ...inner.flatMap(fieldNames)];
}

test('every label is that of a field', () => {
  const schemas = [...Object.values(fileSchemas), frontMatterSchema];
  const names = new Set([...schemas.flatMap(fieldNames), ...Object.keys(contentFiles)]);
  expect(Object.keys(labels).filter((name) => !names.has(name))).toEqual([]);
});

test('labels are made from field names', () => {
  expect(['fromPrice', 'hours_on_site', 'siteUrl', 'abn'].map(labelOf)).toEqual([
    'From price',
    'Hours on site',
    'Address of this website',
    'ABN',
  ]);
});
