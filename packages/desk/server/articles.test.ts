import { readFile } from 'node:fs/promises';
import { rotatedHeic } from '@site/photos/fixtures/heic';
import { expect, test } from 'vitest';
import { bytesOf } from '../fixtures/bytes-of.ts';
import { createArticle, deleteArticle } from './articles.ts';
import { copiedDesk } from './fixtures.ts';

const air = 'articles/clean-air.md';

test('an article is written, listed and deleted; undo restores everything byte for byte', async () => {
  const { root, desk, view, read } = await copiedDesk();
  const before = await bytesOf(root);
  const { photo } = await desk.uploads.add('a.heic', 'A bucket', [], await readFile(rotatedHeic));
  const { data } = await view(air);
  const front = {
    ...(data as object),
    title: 'Windows: where to begin',
    photo: { src: photo, alt: 'A bucket beside a window.' },
    body: 'First text.',
  };
  const made = await createArticle(desk, { data: front });
  const file = 'articles/windows-where-to-begin.md';
  expect(Object.keys(made.files)).toContain(file);
  const source = await read(`content/${file}`);
  expect(source).toMatch(/^---\ntitle: "?Windows: where to begin"?\n/);
  expect(source).toMatch(/\n---\nFirst text\.\n$/);
  expect(source).toContain('src: a-bucket.jpg');

  const listed = (await desk.state()).files.find((one) => one.file === file);
  const route = '/articles/windows-where-to-begin';
  expect(listed).toMatchObject({ title: front.title, route, date: Object(data).date });
  await deleteArticle(desk, { file, version: (await view(file)).version });
  expect(Object.keys(await bytesOf(root))).not.toContain(`content/${file}`);
  for (let step = 0; step < 2; step += 1) await desk.undo();
  expect(await bytesOf(root)).toEqual(before);
});

test('a link to a deleted article becomes its words, and comes back with undo', async () => {
  const { root, desk, view, read } = await copiedDesk();
  const before = await bytesOf(root);
  await deleteArticle(desk, { file: air, version: (await view(air)).version });
  expect(await read('content/articles/spring.md')).toContain('Begin with the air: read how.');
  await desk.undo();
  expect(await bytesOf(root)).toEqual(before);
});

test('a new article needs an address that is free and not empty', async () => {
  const { root, desk } = await copiedDesk();
  const before = await bytesOf(root);
  for (const [title, sentence] of [
    ['…!', /with letters or digits/],
    ['Spring', /has the address \/articles\/spring/],
  ] as const)
    await expect(createArticle(desk, { data: { title } })).rejects.toMatchObject({
      answer: { problems: [{ sentence: expect.stringMatching(sentence) }] },
    });
  await expect(createArticle(desk, { data: { title: 'Only a title' } })).rejects.toMatchObject({
    status: 422,
  });
  expect(await bytesOf(root)).toEqual(before);
});
