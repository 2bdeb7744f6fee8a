import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Body, Json } from '../../api.ts';
import { words } from '../../page/words.ts';
import { accessibilityProblems } from './axe.ts';
import { showDesk } from './desk.tsx';
import { fakeFiles } from './service.ts';

test('a new article has its own texts and photo, and the category and last button of the newest one', async () => {
  const state = fakeFiles();
  const file = 'articles/sample.md';
  const link = { label: 'See homes', to: '/residential' };
  const data: Json = {
    title: 'Sample',
    category: 'Homes',
    photo: { src: 'sample.jpg', alt: 'A sample.' },
    closing: { text: 'Sample words.', link },
  };
  state.files.set(file, { file, version: '1', data, schema: {}, problems: [] });
  const desk = await showDesk(state);
  const sent: Body<'articleCreate'>[] = [];
  desk.service.createArticle = async (request) => {
    sent.push(request);
    return { kind: 'refused', problems: [{ sentence: 'Not now.' }] };
  };
  desk.show({ kind: 'new-article' });
  await page.getByLabelText('Title').fill('Calm');
  await page.getByText(words.photo.choose).click();
  await page.getByRole('button', { name: 'hero' }).click();
  await expect.element(page.getByLabelText(words.photo.description)).toHaveFocus();
  await userEvent.keyboard('A hero.');
  await expect.element(page.getByLabelText('Category')).toHaveValue('Homes');
  await expect.element(page.getByLabelText('Closing, Text')).toHaveValue('');
  await page.getByLabelText('Closing, Text').fill('Own words.');
  expect(await accessibilityProblems()).toEqual([]);
  await page.getByRole('button', { name: words.article.create }).click();
  await expect.element(page.getByRole('alert').filter({ hasText: 'Not now.' })).toBeVisible();
  expect(sent[0]?.data).toMatchObject({
    title: 'Calm',
    category: 'Homes',
    photo: { src: 'hero.jpg', alt: 'A hero.' },
    closing: { text: 'Own words.', link },
  });
});

test('without any article, a new one has fields for everything that it needs; what is typed is kept', async () => {
  const desk = await showDesk(fakeFiles());
  desk.show({ kind: 'new-article' });
  await page.getByLabelText('Title').fill('First');
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByLabelText('Title')).not.toBeInTheDocument();
  const sent: Body<'articleCreate'>[] = [];
  desk.service.createArticle = async (request) => {
    sent.push(request);
    return {
      kind: 'refused',
      problems: [
        { sentence: 'content/articles/first.md, closing, text: is missing.', path: ['closing', 'text'] },
        { sentence: 'content/articles/first.md, photo, src: is empty.', path: ['photo', 'src'] },
      ],
    };
  };
  desk.show({ kind: 'new-article' });
  // What was typed before is still there.
  const texts = { Category: 'News', 'Closing, Link, Words of the button': 'Call us' };
  for (const [name, words] of Object.entries(texts)) await page.getByLabelText(name).fill(words);
  await page.getByRole('button', { name: words.article.create }).click();
  await expect.element(page.getByRole('alert').filter({ hasText: 'Photo, Photo: Is empty.' })).toBeVisible();
  await expect.element(page.getByLabelText('Closing, Text')).toHaveAccessibleDescription('Is missing.');
  await expect.element(page.getByLabelText('Closing, Text')).toHaveFocus();
  expect(sent[0]?.data).toMatchObject({
    title: 'First',
    category: 'News',
    closing: { text: '', link: { label: 'Call us', to: '' } },
  });
});

test('what is typed into a new article while its photo is being read stays', async () => {
  const desk = await showDesk(fakeFiles());
  let read = () => {};
  const isRead = new Promise<void>((done) => {
    read = done;
  });
  desk.service.upload = async () => {
    await isRead;
    return { photo: 'new.jpg' };
  };
  desk.show({ kind: 'new-article' });
  await page.getByLabelText('Title').fill('Ca');
  await userEvent.upload(page.getByLabelText(words.photo.replace), new File(['x'], 'a.jpg'));
  await expect.element(page.getByText(words.photo.uploading)).toBeVisible();
  await page.getByLabelText('Title').fill('Calm');
  read();
  await expect.element(page.getByText(words.photo.ready)).toBeVisible();
  await expect.element(page.getByLabelText('Title')).toHaveValue('Calm');
});

test('an article can be deleted right after typing in it', async () => {
  const state = fakeFiles();
  const file = 'articles/calm.md';
  const properties = { title: { type: 'string' }, category: { type: 'string' } };
  const schema = { type: 'object', properties, required: ['title'] };
  const data = { title: 'Calm', body: 'Words.' };
  state.files.set(file, { file, version: '1', data, schema, problems: [] });
  const desk = await showDesk(state);
  const versions: string[] = [];
  desk.service.deleteArticle = async ({ version }) => {
    versions.push(version);
    return { kind: 'refused', problems: [{ sentence: 'Not now.' }] };
  };
  await desk.open({ file, path: [] });
  await page.getByLabelText('Title', { exact: true }).fill('Calmer');
  await page.getByRole('button', { name: words.article.delete }).click();
  await expect.poll(() => versions).toEqual(['2']);
});
