import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { colleague, git, price, publisherFor, pushedDesk, setValue } from './fixtures.ts';

const home = 'content/pages/home.yaml';
const behind = { kind: 'stopped', sentence: expect.stringMatching(/^Someone else has published/) };

test('what another has published is joined with what was changed here, and both are published', async () => {
  const { root, desk, remote, read } = await pushedDesk();
  const other = await colleague(remote);
  const contact = 'content/pages/contact.yaml';
  const text = await readFile(path.join(other.dir, contact), 'utf8');
  await other.push('Another heading', {
    [contact]: text.replace(/^ {2}heading: .*$/m, '  heading: Talk to us'),
    'code.ts': 'export const one = 3;\n',
  });
  await setValue(desk, price, 270);
  const publisher = publisherFor(desk, root);
  expect(await publisher.publish()).toMatchObject({ ...behind, isBehind: true });
  expect((await publisher.releases()).releases[0]?.words).toEqual(['Another heading']);
  expect(await publisher.words()).toHaveLength(2);
  expect(await publisher.join({ choices: {} })).toMatchObject({ kind: 'joined' });
  expect(await publisher.words()).toEqual(['Deep Clean: from $250 → from $270']);
  expect(await read(contact)).toContain('heading: Talk to us');
  expect(await read('code.ts')).toBe('export const one = 3;\n');
  expect(git(root, 'status', '--porcelain')).toBe('M content/pages/home.yaml');
  expect(await publisher.publish()).toMatchObject({ kind: 'published' });
  expect(git(remote, 'show', `main:${home}`)).toContain('fromPrice: 270');
});

test.each([
  ['mine', 270],
  ['theirs', 300],
] as const)('of two changes in the same line, that of choice %s stays', async (choice, expected) => {
  const { root, desk, remote, read } = await pushedDesk();
  const other = await colleague(remote);
  const text = await readFile(path.join(other.dir, home), 'utf8');
  await other.push('A price', { [home]: text.replace('fromPrice: 250', 'fromPrice: 300') });
  await setValue(desk, price, 270);
  const publisher = publisherFor(desk, root);
  expect(await publisher.publish()).toMatchObject(behind);
  expect(await publisher.join({ choices: {} })).toMatchObject({
    kind: 'choose',
    files: [{ file: home, title: 'Home' }],
  });
  expect(await read(home)).toContain('fromPrice: 270');
  expect(await publisher.join({ choices: { [home]: choice } })).toMatchObject({ kind: 'joined' });
  expect(await read(home)).toContain(`fromPrice: ${expected}`);
  expect(await publisher.words()).toEqual(choice === 'mine' ? ['Deep Clean: from $300 → from $270'] : []);
});

test('files of the site that were changed on both sides are not touched', async () => {
  const { root, desk, remote, read } = await pushedDesk();
  const other = await colleague(remote);
  await other.push('Code', { 'code.ts': 'export const one = 3;\n' });
  await writeFile(path.join(root, 'code.ts'), 'export const one = 4;\n');
  await setValue(desk, price, 270);
  const publisher = publisherFor(desk, root);
  expect(await publisher.publish()).toMatchObject(behind);
  expect(await publisher.join({ choices: {} })).toMatchObject({ kind: 'stopped', details: 'code.ts' });
  expect(await read('code.ts')).toBe('export const one = 4;\n');
  expect(await read(home)).toContain('fromPrice: 270');
});
