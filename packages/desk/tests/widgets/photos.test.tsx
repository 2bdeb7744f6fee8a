import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Json } from '../../api.ts';
import { words } from '../../page/words.ts';
import { accessibilityProblems } from './axe.ts';
import { showDesk } from './desk.tsx';
import { fakeFiles } from './service.ts';

const file = 'pages/home.yaml';
const alt = page.getByLabelText(words.photo.description, { exact: true });
const note = page.getByText(words.photo.former);

async function showPhoto() {
  const state = fakeFiles();
  const text = { type: 'string' };
  const photo = { type: 'object', properties: { src: { ...text, isPhoto: true }, alt: text } };
  const schema = { type: 'object', properties: { heading: text, photo }, required: ['heading', 'photo'] };
  const data: Json = { heading: 'Top', photo: { src: 'sample.jpg', alt: 'A window.' } };
  state.files.set(file, { file, version: '1', data, schema, problems: [] });
  const desk = await showDesk(state);
  await desk.open({ file, path: [] });
  return desk;
}

test('words that were written for another photo are marked until they are changed', async () => {
  const desk = await showPhoto();
  await expect.element(note).not.toBeInTheDocument();
  desk.change(file, { operation: 'set', path: ['photo', 'src'], value: 'upload:1' });
  await expect.element(note).toBeVisible();
  await desk.drafts.flush();
  desk.change(file, { operation: 'set', path: ['photo', 'src'], value: 'upload:2' });
  await desk.drafts.flush();
  await expect.element(note).toBeVisible();
  expect(await accessibilityProblems()).toEqual([]);
  await alt.fill('A door.');
  await expect.element(note).not.toBeInTheDocument();
});

test('words that fit the new photo too are confirmed, and the former photo has its own', async () => {
  const desk = await showPhoto();
  const choose = (value: string) => desk.change(file, { operation: 'set', path: ['photo', 'src'], value });
  choose('hero.jpg');
  await expect.element(note).toBeVisible();
  choose('sample.jpg');
  await expect.element(note).not.toBeInTheDocument();
  choose('hero.jpg');
  await page.getByRole('button', { name: words.photo.fits }).click();
  await expect.element(note).not.toBeInTheDocument();
});

test('the browser’s own field for files stays out of sight when it has the focus', async () => {
  await showPhoto();
  const field = page.getByLabelText(words.photo.replace);
  await expect.element(field).toBeInTheDocument();
  const input = field.element();
  if (input instanceof HTMLInputElement) input.focus();
  await expect.element(field).toHaveFocus();
  expect(input.getBoundingClientRect().width).toBe(1);
});
