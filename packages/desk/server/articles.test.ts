import { readFile } from 'node:fs/promises';
import { rotatedHeic } from '@site/photos/fixtures/heic';
import { expect, test } from 'vitest';
import { bytesOf } from '../fixtures/bytes-of.ts';
import { createArticle, deleteArticle, listArticles, renameArticle } from './articles.ts';
import { copiedDesk } from './fixtures.ts';

const air = 'articles/clean-air.md';

test('an article is written, renamed with all links to it, and deleted; undo brings all back byte for byte', async () => {
  const { root, desk, view, read } = await copiedDesk();
  const before = await bytesOf(root);
  const { upload } = await desk.uploads.add('a.heic', await readFile(rotatedHeic));
  const { data } = await view(air);
  const front = {
    ...(data as object),
    title: 'Windows: where to begin',
    photo: { src: upload, alt: 'A bucket beside a window.' },
  };
  const made = await createArticle(desk, { data: front, body: 'First text.' });
  expect(made).toMatchObject({
    file: 'articles/windows-where-to-begin.md',
    route: '/articles/windows-where-to-begin',
  });
  const source = await read(`content/${made.file}`);
  expect(source).toMatch(/^---\ntitle: "?Windows: where to begin"?\n/);
  expect(source).toMatch(/\n---\nFirst text\.\n$/);
  expect(source).toContain('src: a-bucket-beside-a-window.jpg');

  const renamed = await renameArticle(desk, {
    file: air,
    version: (await view(air)).version,
    slug: 'fresh-air',
  });
  expect(renamed.redirect).toMatchObject({ from: '/articles/clean-air', to: '/articles/fresh-air' });
  expect(renamed.redirect?.sentence).toContain('/articles/clean-air /articles/fresh-air 301');
  expect(Object.keys(renamed.files)).toEqual(
    expect.arrayContaining([air, 'articles/fresh-air.md', 'articles/spring.md']),
  );
  const links = (await read('content/articles/spring.md')).match(/\/articles\/[\w-]+/g);
  expect(links).toEqual(['/articles/fresh-air']);

  const { articles } = await listArticles(desk);
  expect(articles.map(({ slug }) => slug)).toContain('fresh-air');
  await deleteArticle(desk, { ...made, version: (await view(made.file)).version });
  expect(Object.keys(await bytesOf(root))).not.toContain(`content/${made.file}`);
  for (let step = 0; step < 3; step += 1) await desk.undo(false);
  expect(await bytesOf(root)).toEqual(before);
});

test('an article that others link to stays, and so does one whose new address is taken or impossible', async () => {
  const { root, desk, view } = await copiedDesk();
  const before = await bytesOf(root);
  const { version } = await view(air);
  await expect(deleteArticle(desk, { file: air, version })).rejects.toMatchObject({
    answer: {
      problems: expect.arrayContaining([
        expect.objectContaining({
          sentence: expect.stringContaining('no page has the address /articles/clean-air'),
        }),
      ]),
    },
  });
  for (const slug of ['Fresh', '../fresh', '', 'spring'])
    await expect(renameArticle(desk, { file: air, version, slug })).rejects.toMatchObject({ status: 422 });
  await expect(createArticle(desk, { data: { title: 'Only a title' }, body: '' })).rejects.toMatchObject({
    status: 422,
  });
  expect(await bytesOf(root)).toEqual(before);
});
