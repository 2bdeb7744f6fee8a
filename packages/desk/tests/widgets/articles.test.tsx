import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Body, Json } from '../../api.ts';
import { articleSchema, jsonSchema } from '../../fixtures/site/schemas.ts';
import type { Desk } from '../../page/desk.ts';
import { words } from '../../page/words.ts';
import { accessibilityProblems } from './axe.ts';
import { showDesk } from './desk.tsx';
import { fakeFiles } from './service.ts';

const button = (name: string) => page.getByRole('button', { name, exact: true });
const title = page.getByLabelText('Title', { exact: true });

async function begin(desk: Desk): Promise<void> {
  desk.show({ kind: 'articles' });
  await button(words.article.new).click();
  await expect.element(title).toHaveFocus();
}

/** Answers each creation with this problem. @returns what was sent */
function refuse(desk: Desk, path: string[]): Body<'articleCreate'>[] {
  const sent: Body<'articleCreate'>[] = [];
  desk.service.createArticle = async (request) => {
    sent.push(request);
    const sentence = `content/articles/a.md, ${path.join(', ')}: is missing.`;
    return { kind: 'refused', problems: [{ sentence, path }] };
  };
  return sent;
}

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
  const sent = refuse(desk, ['closing', 'text']);
  await begin(desk);
  await title.fill('Calm');
  await page.getByText(words.photo.choose).click();
  await button('hero').click();
  await page.getByLabelText(words.photo.description).fill('A hero.');
  await expect.element(page.getByLabelText('Category')).toHaveValue('Homes');
  expect(await accessibilityProblems()).toEqual([]);
  await button(words.article.create).click();
  // It leads to what is missing.
  const text = page.getByLabelText('Text', { exact: true });
  await expect.element(text).toHaveFocus();
  await expect.element(text).toHaveAccessibleDescription('Is missing.');
  await text.fill('Own words.');
  await button(words.article.create).click();
  await expect.poll(() => sent).toHaveLength(2);
  expect(sent[1]?.data).toMatchObject({
    title: 'Calm',
    category: 'Homes',
    photo: { src: 'hero.jpg', alt: 'A hero.' },
    closing: { text: 'Own words.', link },
  });
});

test('without any article, a new one has fields for everything that it needs; what is typed is kept until it is created', async () => {
  const desk = await showDesk(fakeFiles());
  await begin(desk);
  await title.fill('First');
  desk.show(undefined);
  const later = await showDesk(fakeFiles(), true);
  await begin(later);
  await expect.element(title).toHaveValue('First');
  const sent = refuse(later, ['category']);
  await button(words.article.create).click();
  await expect.element(page.getByLabelText('Category')).toHaveFocus();
  expect(sent[0]?.data).toMatchObject({ title: 'First', closing: { text: '', link: { label: '', to: '' } } });
  const file = 'articles/first.md';
  later.service.createArticle = async () => ({
    kind: 'written',
    written: { files: { [file]: '1' }, history: { undo: 1, redo: 0 } },
  });
  await button(words.article.create).click();
  await expect.poll(() => localStorage.length).toBe(0);
  expect(later.drafts.state).toBe('saved');
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
  await begin(desk);
  await title.fill('Ca');
  await userEvent.upload(page.getByLabelText(words.photo.replace), new File(['x'], 'a.jpg'));
  await expect.element(page.getByText(words.photo.uploading)).toBeVisible();
  await title.fill('Calm');
  read();
  await expect.element(page.getByText(words.photo.uploading)).not.toBeInTheDocument();
  await expect.element(title).toHaveValue('Calm');
});

test('an article can be deleted right after typing in it', async () => {
  const state = fakeFiles();
  const file = 'articles/calm.md';
  const data = { title: 'Calm', body: 'Words.' };
  state.files.set(file, { file, version: '1', data, schema: jsonSchema(articleSchema), problems: [] });
  const desk = await showDesk(state);
  const versions: string[] = [];
  desk.service.deleteArticle = async ({ version }) => {
    versions.push(version);
    return { kind: 'refused', problems: [{ sentence: 'Not now.' }] };
  };
  await desk.open({ file, path: [] });
  await title.fill('Calmer');
  await button(words.article.delete).click();
  await expect.poll(() => versions).toEqual(['2']);
});
