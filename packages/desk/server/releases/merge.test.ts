import { mkdirSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { git } from '../../fixtures/git.ts';
import { colleague, price, publisherFor, pushedDesk, writeProgram } from './fixtures.ts';

const home = 'content/pages/home.yaml';
const contact = 'content/pages/contact.yaml';
/** A colleague who changes nothing but a comment. */
const same = (text: string) => `${text}# Read.\n`;
const arrived = { kind: 'sent' };

/** A desk with a changed price, and a colleague who has published a change of a file. */
async function bothChanged(
  file: string,
  change: (text: string) => string,
  more: Record<string, string> = {},
  inside = '',
) {
  const project = await pushedDesk(inside);
  const clone = await colleague(project.remote);
  const place = path.join(inside, file);
  const text = await readFile(path.join(clone.dir, place), 'utf8');
  await clone.push('A change by hand', { [place]: change(text), ...more });
  await project.set(...price, 270);
  const publisher = publisherFor(project.desk, project.root);
  return {
    ...project,
    clone,
    publisher,
    sent: (name: string) => git(project.remote, 'show', `main:${path.join(inside, name)}`),
  };
}

test('changes published by others are merged with the owner’s, and both are published in one run', async () => {
  const { root, desk, read, publisher, sent } = await bothChanged(
    contact,
    (text) => text.replace(/^ {2}heading: .*$/m, '  heading: Talk to us'),
    { 'code.ts': 'export const one = 3;\n' },
    'business',
  );
  git(root, 'fetch', '-q');
  // The list leaves out what others have published.
  expect(await publisher.words()).toEqual(['Home › Packages › Deep Clean › From price: $250 → $270']);
  const sentence = expect.stringMatching(
    /^Sent.*\nChanged by others.*:\nContact.* › Heading: “.*” → “Talk to us”, by Dev$/,
  );
  expect(await publisher.publish()).toMatchObject({ ...arrived, sentence });
  expect(await read(contact)).toContain('heading: Talk to us');
  expect(await readFile(path.join(root, 'code.ts'), 'utf8')).toBe('export const one = 3;\n');
  expect(sent(home)).toContain('fromPrice: 270');
  expect(sent(contact)).toContain('heading: Talk to us');
  expect(git(root, 'status', '--porcelain')).toBe('');
  await desk.undo();
  expect(await publisher.words()).toEqual(['Home › Packages › Deep Clean › From price: $270 → $250']);
  // Commits before the first publish at a desk are no publishes.
  const { releases } = await publisher.changes();
  expect(releases.map(({ words }) => words)).toEqual([
    ['Home › Packages › Deep Clean › From price: $250 → $270'],
  ]);
});

test('if both changed one price or photo, the publish stops to ask, also about a later one; then the next sends the owner’s', async () => {
  const { desk, root, remote, set, clone, publisher, read, sent } = await bothChanged(
    home,
    (text) =>
      text.replace('fromPrice: 250', 'fromPrice: 300 # new').replace('fromPrice: 160', 'fromPrice: 165'),
    { 'photos/new.jpg': 'theirs', 'photos/hero.jpg': 'theirs' },
  );
  for (const photo of ['new', 'hero']) await writeFile(path.join(root, `photos/${photo}.jpg`), 'mine');
  const name = 'Home › Packages › Deep Clean › From price';
  const photos = ['hero', 'new'].map((photo) => `Photos › ${photo}.jpg: another picture`);
  const tip = git(remote, 'rev-parse', 'main');
  const sentence = expect.stringContaining('\nHome › Packages › Regular › From price: $160 → $165, by Dev');
  const asks = (...lines: string[]) => ({
    kind: 'stopped',
    problems: lines.map((sentence) => ({ sentence })),
  });
  const asked = [`${name}: $300 → $270`, ...photos];
  expect(await publisher.publish()).toMatchObject({ ...asks(...asked), sentence });
  expect(git(remote, 'rev-parse', 'main')).toBe(tip);
  expect(await publisher.words()).toEqual(asked);
  // The owner may take theirs, by undoing the change or by typing it.
  const { seen, entries } = await publisher.changes();
  await publisher.undoChange({ seen, id: entries[0]?.id ?? '' });
  expect(await read(home)).toBe(`${sent(home)}\n`);
  await desk.undo();
  await set(...price, 300);
  expect(await publisher.words()).toEqual(photos);
  await desk.undo();
  const text = await readFile(path.join(clone.dir, home), 'utf8');
  await clone.push('Another one', { [home]: text.replace('fromPrice: 300', 'fromPrice: 310') });
  expect(await publisher.publish()).toMatchObject(asks(`${name}: $310 → $270`));
  expect(await publisher.publish()).toMatchObject({ ...arrived, sentence });
  for (const text of [await read(home), sent(home)]) {
    expect(text).toContain('fromPrice: 270 # new');
    expect(text).toContain('fromPrice: 165');
  }
  for (const photo of ['new', 'hero']) expect(sent(`photos/${photo}.jpg`)).toBe('mine');
  expect(git(root, 'status', '--porcelain')).toBe('');
  // Undo takes back the owner's value, and leaves what the colleague changed.
  await desk.undo();
  expect(await publisher.words()).toEqual([`${name}: $270 → $250`]);
});

test('a merge that ends before the branch has moved is repeated, and asks nothing', async () => {
  const change = (text: string) => text.replace('fromPrice: 160', 'fromPrice: 165');
  const { root, publisher, read, sent } = await bothChanged(home, change, { 'code.ts': 'two' });
  const hook = path.join(root, '.git/hooks/reference-transaction');
  mkdirSync(path.dirname(hook));
  writeProgram(hook, 'if [ "$1" = prepared ] && grep -q "refs/heads/main$"; then exit 1; fi');
  expect(await publisher.publish()).toMatchObject({ kind: 'stopped' });
  expect(await read(home)).toMatch(/fromPrice: 165[\s\S]*fromPrice: 270/);
  expect(await readFile(path.join(root, 'code.ts'), 'utf8')).toBe('two');
  await rm(hook);
  expect(await publisher.publish()).toMatchObject(arrived);
  expect(sent(home)).toMatch(/fromPrice: 165[\s\S]*fromPrice: 270/);
  expect(sent('code.ts')).toBe('two');
  expect(git(root, 'status', '--porcelain')).toBe('');
});

test('code that both sides changed is left alone', async () => {
  const { root, publisher, read } = await bothChanged(contact, same, {
    'code.ts': 'export const one = 3;\n',
  });
  await writeFile(path.join(root, 'code.ts'), 'export const one = 4;\n');
  expect(await publisher.publish()).toMatchObject({
    kind: 'stopped',
    details: expect.stringContaining('code.ts'),
  });
  expect(await read('code.ts')).toBe('export const one = 4;\n');
  expect(await read(home)).toContain('fromPrice: 270');
});

test('what others deleted goes here, too; what the owner changed of it stays, after a question', async () => {
  const { root, set, publisher, clone, remote, sent } = await bothChanged(contact, same);
  const offices = 'content/articles/offices.md';
  const photos = ['hero', 'van', 'kitchen'].map((name) => `photos/${name}.jpg`);
  const gone = [offices, 'content/articles/spring.md', ...photos];
  await clone.push('Less', Object.fromEntries(gone.map((file) => [file, null])));
  await clone.push('Back', { 'photos/kitchen.jpg': 'theirs' });
  await set('articles/spring.md', ['title'], 'Mine');
  await writeFile(path.join(root, 'photos/hero.jpg'), 'mine');
  const problems = ['Article “Mine”: added', 'Photos › hero.jpg: added'].map((sentence) => ({ sentence }));
  const others = [
    'Article “Clean offices”: removed',
    'Photos › kitchen.jpg: another picture',
    'Photos › van.jpg: removed',
  ].map((line) => `\n${line}, by Dev`);
  const sentence = expect.stringContaining(others.join(''));
  expect(await publisher.publish()).toMatchObject({ kind: 'stopped', problems, sentence });
  const missing = [{ sentence: expect.stringContaining('photos/van.jpg is missing') }];
  expect(await publisher.publish()).toMatchObject({ kind: 'stopped', problems: missing });
  await writeFile(path.join(root, 'photos/van.jpg'), 'found');
  expect(await publisher.publish()).toMatchObject({ ...arrived, sentence });
  expect(sent('content/articles/spring.md')).toContain('title: Mine');
  for (const [name, text] of Object.entries({ hero: 'mine', van: 'found', kitchen: 'theirs' }))
    expect(sent(`photos/${name}.jpg`)).toBe(text);
  expect(git(remote, 'ls-tree', '-r', '--name-only', 'main')).not.toContain(offices);
  expect(git(root, 'status', '--porcelain')).toBe('');
});
