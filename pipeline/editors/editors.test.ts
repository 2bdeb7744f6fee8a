import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod';
import { type ContentKey, contentFiles } from '../../src/content/schemas/files.ts';
import { root } from '../../tests/test-content.ts';
import { fileSchemas, schemaFiles, schemaPath, schemaReference, withSchemaNamed } from './json-schemas.ts';
import { labelOf, pagesCmsConfig } from './pages-cms.ts';

const files = Object.entries(contentFiles).map(([key, { file }]) => [file, key as ContentKey] as const);
const onDisk = (file: string) => readFile(path.join(root, file), 'utf8');
const stale = 'is out of date: run npm run schemas';

test('the JSON Schemas beside the content are those of the code', async () => {
  for (const [file, text] of schemaFiles())
    expect(await onDisk(`content/${file}`).catch(() => ''), `content/${file} ${stale}`).toBe(text);
});

test('.pages.yml is that of the code', async () => {
  expect(await onDisk('.pages.yml'), `.pages.yml ${stale}`).toBe(pagesCmsConfig());
});

test('the types of the content modules are those of the code', async () => {});

test.each(files)('%s names its schema first, and naming it again changes nothing', async (file) => {
  const source = await onDisk(`content/${file}`);
  expect(source.split('\n').slice(0, 2).join('\n')).toContain(schemaReference(file));
  expect(withSchemaNamed(file, source)).toBe(source);
  const named = path.resolve('/', path.dirname(file), schemaReference(file));
  expect(named).toBe(path.resolve('/', schemaPath(file)));
});

test('a file without its schema gets it, and keeps all else', () => {
  expect(withSchemaNamed('pages/home.yaml', '# Home\nmeta: 1\n')).toBe(
    '# yaml-language-server: $schema=../schemas/pages/home.json\n# Home\nmeta: 1\n',
  );
  expect(withSchemaNamed('gallery.json', '{\n  "$schema": "old",\n  "a": 1\n}\n')).toBe(
    '{\n  "$schema": "./schemas/gallery.json",\n  "a": 1\n}\n',
  );
});

test.each(files)('%s keeps the schema that its editor is given', async (file, key) => {
  const { $schema: _, ...data } = parse(await onDisk(`content/${file}`));
  const schema = z.fromJSONSchema({ ...fileSchemas[key] });
  expect(schema.safeParse(data).error?.issues ?? []).toEqual([]);
  expect(schema.safeParse({ ...data, headng: 'x' }).success).toBe(false);
});

type Field = { name: string; type: string; list?: unknown; fields?: Field[] };
type Entry = { name: string; path: string; type: string; fields: Field[] };
const config = parse(pagesCmsConfig()) as { content: Entry[] };

/** The places of a value for which the browser editor has no field, or a field of another kind. */
function unfitting(value: unknown, field: Field | undefined, place: string): string[] {
  if (!field) return [place];
  if (Array.isArray(value)) {
    if (!field.list) return [`${place} is a list`];
    const { list: _, ...item } = field;
    return value.flatMap((one, index) => unfitting(one, item, `${place}[${index}]`));
  }
  if (value === null) return [];
  if (typeof value === 'object') {
    return Object.entries(value).flatMap(([name, one]) =>
      unfitting(
        one,
        field.fields?.find((candidate) => candidate.name === name),
        `${place}.${name}`,
      ),
    );
  }
  const types = { string: 'string text select image date', number: 'number', boolean: 'boolean' };
  const fitting = types[typeof value as keyof typeof types]?.split(' ') ?? [];
  return fitting.includes(field.type) && !field.list ? [] : [`${place} is of the type ${field.type}`];
}

test.each(files)('the browser editor has a fitting field for everything in %s', async (file, key) => {
  const { $schema: _, ...data } = parse(await onDisk(`content/${file}`));
  const entry = config.content.find(({ name }) => name === key);
  expect(entry?.path).toBe(`content/${file}`);
  expect(
    unfitting(data, { name: key, type: 'object', ...(entry ? { fields: entry.fields } : {}) }, key),
  ).toEqual([]);
});

test('the browser editor knows articles, with their front matter and their text', () => {
  const articles = config.content.find(({ name }) => name === 'articles');
  expect(articles).toMatchObject({ type: 'collection', path: 'content/articles' });
  const names = articles?.fields.map(({ name }) => name);
  expect(names?.slice(0, 4)).toEqual(['title', 'description', 'category', 'date']);
  expect(names?.at(-1)).toBe('body');
});

test('the browser editor is told nothing that its own check of the file refuses', () => {
  const lists: unknown[] = [];
  const visit = (fields: Field[]) => {
    for (const { list, fields: inner } of fields) {
      if (list !== undefined) lists.push(list);
      visit(inner ?? []);
    }
  };
  for (const entry of config.content) visit(entry.fields);
  const objects = lists.filter((list) => list !== true);
  for (const list of objects) expect(list).toHaveProperty('collapsible');
  expect(objects).toContainEqual({ min: 3, max: 3, collapsible: { summary: '{title}' } });
  // The names that https://pagescms.org/docs/configuration/content gives.
  const known = 'name label type path fields filename format view'.split(' ');
  for (const entry of config.content)
    expect(Object.keys(entry).filter((key) => !known.includes(key))).toEqual([]);
});

test('labels are words', () => {
  expect(['fromPrice', 'hours_on_site', 'siteUrl', 'abn'].map(labelOf)).toEqual([
    'From price',
    'Hours on site',
    'Site URL',
    'ABN',
  ]);
});
