import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Json } from '../../api.ts';
import { words } from '../../page/words.ts';
import { showDesk } from './desk.tsx';
import { fakeFiles } from './service.ts';

const file = 'pages/home.yaml';
const alt = page.getByLabelText(words.photo.description, { exact: true });

async function showPhoto(state = fakeFiles()) {
  const text = { type: 'string' };
  const photo = {
    type: 'object',
    properties: { src: { ...text, isPhoto: true }, alt: text },
    required: ['src', 'alt'],
  };
  const schema = { type: 'object', properties: { heading: text, photo }, required: ['heading', 'photo'] };
  const data: Json = { heading: 'Top', photo: { src: 'sample.jpg', alt: 'A window.' } };
  state.files.set(file, { file, version: '1', data, schema, problems: [] });
  const desk = await showDesk(state);
  await desk.open({ file, path: [] });
  await expect.element(page.getByLabelText(/^Heading/)).toHaveFocus();
  return desk;
}

test('once a photo is chosen, the focus is in its description, which is still that of the former photo', async () => {
  const desk = await showPhoto();
  desk.service.upload = async () => ({ photo: 'new.jpg' });
  await page.getByLabelText(words.photo.replace).upload(new File(['photo'], 'door.jpg'));
  await expect.element(alt).toHaveFocus();
  await expect.element(alt).toHaveAccessibleDescription(words.photo.former);
  await expect.poll(() => Object(desk.drafts.open.get(file)?.view.data).photo.src).toBe('new.jpg');
  await alt.fill('A door.');
  await expect.element(page.getByText(words.photo.former)).not.toBeInTheDocument();
});

test('the browser’s own file input stays hidden when it has the focus', async () => {
  await showPhoto();
  const field = page.getByLabelText(words.photo.replace);
  await expect.element(field).toBeInTheDocument();
  const input = field.element();
  if (input instanceof HTMLInputElement) input.focus();
  await expect.element(field).toHaveFocus();
  expect(input.getBoundingClientRect().width).toBe(1);
});

test('a centre written at one place is changed there', async () => {
  const state = fakeFiles();
  const desk = await showPhoto(state);
  const photo = { src: 'hero.jpg', alt: 'A window.', focus: [10, 20] };
  desk.change(file, { operation: 'set', path: ['photo'], value: photo });
  const centre = page.getByRole('slider', { name: words.photo.centre });
  await expect.element(centre).toHaveAttribute('aria-valuetext', words.photo.at(10, 20));
  (centre.element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowUp}');
  await desk.drafts.flush();
  expect(Object(state.files.get(file)?.data).photo.focus).toEqual([10, 19]);
  expect(state.files.get('photos.yaml')?.data).toEqual({});
});
