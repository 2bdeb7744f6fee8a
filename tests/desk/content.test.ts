import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { editSite } from '@site/desk';
import { fieldsIn, labelsIn, openDesk, textsOf } from '@site/desk/testing';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { parseDocument } from 'yaml';
import site from '../../desk.config.ts';
import { root } from '../test-content.ts';

beforeEach(() => editSite(site));

/** The desk with a copy of the content, and files of a few bytes instead of its photos. */
async function copiedDesk() {
  const dir = await mkdtemp(path.join(os.tmpdir(), 'desk-content-'));
  onTestFinished(() => rm(dir, { recursive: true, force: true }));
  await cp(path.join(root, 'content'), path.join(dir, 'content'), { recursive: true });
  await mkdir(path.join(dir, 'photos'));
  for (const name of await readdir(path.join(root, 'photos')))
    await writeFile(path.join(dir, 'photos', name), name);
  return { dir, desk: await openDesk(dir) };
}

const comments = (text: string) => text.split('\n').filter((line) => /^\s*#/.test(line));

test('in each content file, a text can be changed at the desk and back, byte for byte', async () => {
  const { dir, desk } = await copiedDesk();
  const [article = ''] = await desk.reader.articleNames();
  const read = (file: string) => readFile(path.join(dir, 'content', file), 'utf8');
  const before = new Map<string, string>();
  // The records of photos have no texts.
  for (const file of [...Object.keys(site.files), article].filter((name) => name !== 'photos.yaml')) {
    const { data = null, version = '' } = (await desk.reader.view(file)) ?? {};
    // A sentence without variables may be any text.
    const { path: place = [] } = textsOf(data).find(({ text }) => /^\w+ [^{}]+ [^{}]+$/.test(text)) ?? {};
    const value = 'Words that are long enough for a description, and that no other text has by chance.';
    before.set(file, await read(file));
    await desk.change({ file, version, changes: [{ operation: 'set', path: place, value }] });
    const after = await read(file);
    expect(after).toContain(value);
    expect(comments(after)).toEqual(comments(before.get(file) ?? ''));
  }
  for (const _ of before) await desk.undo();
  for (const [file, text] of before) expect(await read(file)).toBe(text);
});

test('the shipped content is formatted as the desk writes it, so that a first change touches nothing else', async () => {
  for (const file of Object.keys(site.files).filter((name) => name.endsWith('.yaml'))) {
    const source = await readFile(path.join(root, 'content', file), 'utf8');
    expect(site.printYaml(parseDocument(source), source), `npm run fix formats ${file}`).toBe(source);
  }
});

test('a placeholder names a whole claim and leads to its words', async () => {
  const { desk } = await copiedDesk();
  const facts = (await desk.state()).placeholders;
  const claim = facts.find(({ name }) => name === 'claims.hepa');
  expect(claim?.path).toEqual(['claims', 'hepa', 'words']);
});

test('the desk fills in the number of items in a text, and leads to their list', async () => {
  const { desk } = await copiedDesk();
  const facts = (await desk.state()).placeholders;
  expect(facts.find(({ name }) => name === 'Count.about.team.members')).toMatchObject({
    value: 'Six',
    file: 'pages/about.yaml',
    path: ['team', 'members'],
  });
});

test('fields with the same name have the same label in all schemas', () => {
  const schemas = [...Object.values(site.files).map(({ schema }) => schema), site.articleSchema];
  const labels = labelsIn(site);
  expect(schemas.flatMap(fieldsIn).filter(([name, label]) => label !== labels[name])).toEqual([]);
});

test("the help of a date leaves the format to the browser's date field", () => {
  const all = [...Object.values(site.files).map(({ schema }) => schema), site.articleSchema];
  const schemas = JSON.stringify(all, (key, value) => (key === 'pattern' ? undefined : value));
  const dates = schemas.match(/\{[^{}]*"format":"date"[^{}]*\}/g) ?? [];
  expect(dates).toContainEqual(expect.stringContaining('The day of the review.'));
  expect(dates.filter((date) => /\d{4}-\d\d-\d\d/.test(date))).toEqual([]);
});
