import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod';
import { type ContentKey, contentFiles } from '../../src/content/schemas/files.ts';
import { root } from '../../tests/test-content.ts';
import { fileSchemas, schemaFiles, schemaPath, schemaReference, withSchemaNamed } from './json-schemas.ts';
import { labelOf } from './label-of.ts';
import { labels } from './labels.ts';
import { pagesCmsConfig } from './pages-cms.ts';

const files = Object.entries(contentFiles).map(([key, { file }]) => [file, key as ContentKey] as const);
const onDisk = (file: string) => readFile(path.join(root, file), 'utf8');
const stale = 'is out of date: run npm run schemas';

test('the JSON Schemas in content/schemas are up to date', async () => {
  for (const [file, text] of schemaFiles())
    expect(await onDisk(`content/${file}`).catch(() => ''), `content/${file} ${stale}`).toBe(text);
});

test('.pages.yml is up to date', async () => {
  expect(await onDisk('.pages.yml'), `.pages.yml ${stale}`).toBe(pagesCmsConfig());
});

test.each(files)('%s names its schema first, and naming it again changes nothing', async (file) => {
  const source = await onDisk(`content/${file}`);
  expect(source.split('\n').slice(0, 2).join('\n')).toContain(schemaReference(file));
  expect(withSchemaNamed(file, source)).toBe(source);
  const named = path.resolve('/', path.dirname(file), schemaReference(file));
  expect(named).toBe(path.resolve('/', schemaPath(file)));
});

test('a file without a schema reference gets one, and is otherwise unchanged', () => {
  expect(withSchemaNamed('pages/home.yaml', '# Home\nmeta: 1\n')).toBe(
    '# yaml-language-server: $schema=../schemas/pages/home.json\n# Home\nmeta: 1\n',
  );
  expect(withSchemaNamed('gallery.json', '{\n  "$schema": "old",\n  "a": 1\n}\n')).toBe(
    '{\n  "$schema": "./schemas/gallery.json",\n  "a": 1\n}\n',
  );
});

test.each(files)('%s matches the schema that editors use', async (file, key) => {
  const { $schema: _, ...data } = parse(await onDisk(`content/${file}`));
  const schema = z.fromJSONSchema({ ...fileSchemas[key] });
  expect(schema.safeParse(data).error?.issues ?? []).toEqual([]);
  expect(schema.safeParse({ ...data, headng: 'x' }).success).toBe(false);
});

type Field = { name: string; type: string; list?: unknown; fields?: Field[] };
type Entry = { name: string; path: string; type: string; fields: Field[] };
const config = parse(pagesCmsConfig()) as { content: Entry[] };

/** The places of a value for which Pages CMS has no field, or a field of another type. */
function mismatches(value: unknown, field: Field | undefined, place: string): string[] {
  if (!field) return [place];
  if (Array.isArray(value)) {
    if (!field.list) return [`${place} is a list`];
    const { list: _, ...item } = field;
    return value.flatMap((one, index) => mismatches(one, item, `${place}[${index}]`));
  }
  if (value === null) return [];
  if (typeof value === 'object') {
    return Object.entries(value).flatMap(([name, one]) =>
      mismatches(
        one,
        field.fields?.find((candidate) => candidate.name === name),
        `${place}.${name}`,
      ),
    );
  }
  const types = { string: 'string text select image date', number: 'number', boolean: 'boolean' };
  const accepted = types[typeof value as keyof typeof types]?.split(' ') ?? [];
  return accepted.includes(field.type) && !field.list ? [] : [`${place} is of the type ${field.type}`];
}

test.each(files)('Pages CMS has a field of the right type for everything in %s', async (file, key) => {
  const { $schema: _, ...data } = parse(await onDisk(`content/${file}`));
  const entry = config.content.find(({ name }) => name === key);
  expect(entry?.path).toBe(`content/${file}`);
  expect(
    mismatches(data, { name: key, type: 'object', ...(entry ? { fields: entry.fields } : {}) }, key),
  ).toEqual([]);
});

test('Pages CMS edits the front matter and the text of articles', () => {
  const articles = config.content.find(({ name }) => name === 'articles');
  expect(articles).toMatchObject({ type: 'collection', path: 'content/articles' });
  const names = articles?.fields.map(({ name }) => name);
  expect(names?.slice(0, 4)).toEqual(['title', 'description', 'category', 'date']);
  expect(names?.at(-1)).toBe('body');
});

test('the configuration passes the checks of Pages CMS', () => {
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

test('every label is that of a field', () => {
  const names = new Set<string>();
  const visit = (fields: Field[]) => {
    for (const { name, fields: inner } of fields) {
      names.add(name);
      visit(inner ?? []);
    }
  };
  for (const entry of config.content) visit(entry.fields);
  for (const key of Object.keys(contentFiles)) names.add(key);
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
