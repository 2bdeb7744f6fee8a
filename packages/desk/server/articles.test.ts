import { expect, test } from 'vitest';
import { bytesOf } from '../fixtures/bytes-of.ts';
import { createArticle, deleteArticle } from './articles.ts';
import { copiedDesk } from './fixtures.ts';

const air = 'articles/clean-air.md';

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
