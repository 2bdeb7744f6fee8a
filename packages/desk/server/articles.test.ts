import { readFile } from 'node:fs/promises';
import { rotatedHeic } from '@site/photos/fixtures/heic';
import { expect, test } from 'vitest';
import { createArticle, deleteArticle, listArticles, renameArticle } from './articles.ts';
import { bytesOf, copiedDesk } from './fixtures.ts';

const hepa = 'articles/hepa-filters-clean-home.md';

test('an article is written, renamed with all links to it, and deleted; undo brings all back byte for byte', async () => {
  const { root, desk, view, read } = await copiedDesk();
  const before = await bytesOf(root);
  const { upload } = await desk.uploads.add('a.heic', await readFile(rotatedHeic));
  const { data } = await view(hepa);
  const front = {
    ...(data as object),
    title: 'Spring clean: where to begin',
    photo: { src: upload, alt: 'A bucket beside a window.' },
  };
  const made = await createArticle(desk, { data: front, body: 'First text.' });
  expect(made).toMatchObject({
    file: 'articles/spring-clean-where-to-begin.md',
    route: '/blog/spring-clean-where-to-begin',
  });
  const source = await read(`content/${made.file}`);
  expect(source).toMatch(/^---\ntitle: "?Spring clean: where to begin"?\n/);
  expect(source).toMatch(/\n---\nFirst text\.\n$/);
  expect(source).toContain('src: a-bucket-beside-a-window.jpg');

  const renamed = await renameArticle(desk, {
    file: hepa,
    version: (await view(hepa)).version,
    slug: 'hepa',
  });
  expect(renamed.redirect).toMatchObject({ from: '/blog/hepa-filters-clean-home', to: '/blog/hepa' });
  expect(renamed.redirect?.sentence).toContain('/blog/hepa-filters-clean-home /blog/hepa 301');
  expect(Object.keys(renamed.files)).toEqual(
    expect.arrayContaining([hepa, 'articles/hepa.md', 'articles/family-home-cleaning-guide.md']),
  );
  const links = (await read('content/articles/family-home-cleaning-guide.md')).match(/\/blog\/[\w-]+/g);
  expect(links).toEqual(['/blog/hepa']);

  const { articles } = await listArticles(desk);
  expect(articles.map(({ slug }) => slug)).toContain('hepa');
  await deleteArticle(desk, { ...made, version: (await view(made.file)).version, deletePhotos: true });
  expect(Object.keys(await bytesOf(root))).not.toContain('photos/a-bucket-beside-a-window.jpg');
  for (let step = 0; step < 3; step += 1) await desk.undo(false);
  expect(await bytesOf(root)).toEqual(before);
});

test('an article that others link to stays, and so does one whose new address is taken or impossible', async () => {
  const { root, desk, view } = await copiedDesk();
  const before = await bytesOf(root);
  const { version } = await view(hepa);
  await expect(deleteArticle(desk, { file: hepa, version })).rejects.toMatchObject({
    answer: {
      problems: expect.arrayContaining([
        expect.objectContaining({
          sentence: expect.stringContaining('no page has the address /blog/hepa-filters-clean-home'),
        }),
      ]),
    },
  });
  for (const slug of ['Hepa', '../hepa', '', 'family-home-cleaning-guide'])
    await expect(renameArticle(desk, { file: hepa, version, slug })).rejects.toMatchObject({ status: 422 });
  await expect(createArticle(desk, { data: { title: 'Only a title' }, body: '' })).rejects.toMatchObject({
    status: 422,
  });
  expect(await bytesOf(root)).toEqual(before);
});
