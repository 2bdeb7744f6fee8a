import { expect, test } from 'vitest';
import { bytesOf } from '../fixtures/bytes-of.ts';
import { createArticle } from './articles.ts';
import { copiedDesk } from './fixtures.ts';

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
