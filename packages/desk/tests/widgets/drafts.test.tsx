import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { FileView } from '../../api.ts';
import { words } from '../../page/words.ts';
import { accessibilityProblems } from './axe.ts';
import { showDesk } from './desk.tsx';
import { fakeFiles } from './service.ts';

const status = page.getByRole('status').first();
const saved = () => expect.element(status).toHaveTextContent(words.save.saved);
const button = (name: string) => page.getByRole('button', { name, exact: true });
const heading = { file: 'pages/home.yaml', path: ['faq', 'heading'] };
const field = page.getByLabelText('Heading', { exact: true });
const written = (state: ReturnType<typeof fakeFiles>) =>
  Object(state.files.get('pages/home.yaml')?.data).faq.heading;

test('text typed while the desk is stopped is kept, and saved once it runs again', async () => {
  const state = fakeFiles();
  const desk = await showDesk(state);
  await desk.open(heading);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  state.isStopped = true;
  await field.fill('Kept');
  vi.advanceTimersByTime(500);
  await expect.element(status).toHaveTextContent(words.save['no-answer']);
  state.isStopped = false;
  vi.advanceTimersByTime(3000);
  await saved();
  expect(written(state)).toBe('Kept');
});

const leftKey = 'desk:unsaved:earlier:pages/home.yaml';
/** As if another visit had left an unsaved value in this file. */
const leave = (key: string, path: string[], value: string) => {
  const left = { file: heading.file, version: '1', changes: [{ operation: 'set', path, value }] };
  localStorage.setItem(key, JSON.stringify(left));
};

test('unsaved text of a closed tab is saved at the next visit', async () => {
  const state = fakeFiles();
  const desk = await showDesk(state);
  await desk.open(heading);
  // The first desk would try again every three seconds, and keep the text once more.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  state.isStopped = true;
  await field.fill('Kept');
  await desk.drafts.flush();
  desk.show(undefined);
  const [key = ''] = Object.keys(localStorage).filter((name) => name.startsWith('desk:unsaved:'));
  // The lock of this visit lasts as long as this page.
  localStorage.setItem(leftKey, localStorage.getItem(key) ?? '');
  localStorage.removeItem(key);
  const again = { ...state, isStopped: false };
  await showDesk(again, true);
  await expect.poll(() => written(again)).toBe('Kept');
  await expect.poll(() => localStorage.length).toBe(0);
});

test('unsaved text of a closed tab waits for the visit in which the desk answers', async () => {
  const state = fakeFiles();
  await showDesk(state);
  leave(leftKey, heading.path, 'Left');
  const stopped = { ...state, isStopped: true };
  await showDesk(stopped, true);
  await expect.element(page.getByText(words.noAnswer)).toBeVisible();
  expect(localStorage.getItem(leftKey)).toContain('Left');
  await showDesk(state, true);
  await expect.poll(() => written(state)).toBe('Left');
});

test('what another window has not saved stays with it until it is closed', async () => {
  const state = fakeFiles();
  await showDesk(state);
  leave('desk:unsaved:other:pages/home.yaml', heading.path, 'Left');
  let close = () => {};
  const isOpen = new Promise<void>((done) => {
    close = done;
  });
  const window = navigator.locks.request('other', () => isOpen);
  const desk = await showDesk(state, true);
  await desk.open(heading);
  await expect.element(field).toHaveValue('Questions');
  expect((await navigator.locks.query()).pending?.map(({ name }) => name)).toContain('other');
  close();
  await window;
  await expect.element(field).toHaveValue('Left');
  await expect.poll(() => written(state)).toBe('Left');
});

test('a form stays as it is while its file cannot be read, and shows what it has once it is mended', async () => {
  const state = fakeFiles();
  const desk = await showDesk(state);
  await desk.open(heading);
  const { data = null, ...whole } = state.files.get(heading.file) ?? {};
  state.files.delete(heading.file);
  await desk.onChanged({ files: { [heading.file]: '2' }, outside: true });
  await expect.element(status).toHaveTextContent(`There is no ${heading.file}.`);
  await expect.element(field).toHaveValue('Questions');
  const mended = Object(data);
  const faq = { ...mended.faq, heading: 'Mended' };
  state.files.set(heading.file, { ...(whole as FileView), version: '3', data: { ...mended, faq } });
  await desk.onChanged({ files: { [heading.file]: '3' }, outside: true });
  await expect.element(field).toHaveValue('Mended');
});

test('what was typed into a file that was deleted meanwhile can be discarded', async () => {
  const state = fakeFiles();
  const desk = await showDesk(state);
  await desk.open(heading);
  state.isStopped = true;
  await field.fill('Mine');
  state.files.delete(heading.file);
  await desk.onChanged({ files: { [heading.file]: null }, outside: true });
  state.isStopped = false;
  expect(desk.drafts.open.get(heading.file)?.changes).toHaveLength(1);
  await desk.drafts.discard(heading.file);
  expect(desk.drafts.open.has(heading.file)).toBe(false);
});

test('while something is refused, undo does not take back what was saved before it', async () => {
  const state = fakeFiles();
  const desk = await showDesk(state);
  await desk.open(heading);
  await field.fill('Saved');
  await saved();
  state.check = () => [{ sentence: 'content/a.yaml: is wrong.', path: heading.path }];
  await field.fill('Wrong');
  await expect.element(status).toHaveTextContent(words.save.refused);
  await button(words.undo).click();
  await expect.element(page.getByText(words.firstFix)).toBeVisible();
  expect(written(state)).toBe('Saved');
  // The bar leads to it, from anywhere.
  desk.show(undefined);
  await status.getByRole('button').click();
  await expect.element(field).toHaveFocus();
  await expect.element(field).toHaveValue('Wrong');
  await button(words.discard).click();
  await expect.element(page.getByRole('heading', { level: 2 })).toHaveFocus();
});

test('the bar leads to the change that another file does not allow', async () => {
  const state = fakeFiles();
  const desk = await showDesk(state);
  await desk.open(heading);
  const problem = { sentence: 'content/testimonials.json: is wrong.', file: 'testimonials.json', path: [] };
  state.check = () => [problem];
  await field.fill('Mine');
  await expect.element(status).toHaveTextContent(words.save.refused);
  desk.show(undefined);
  await status.getByRole('button').click();
  await expect.element(field).toHaveFocus();
  await expect.element(page.getByRole('alert').filter({ hasText: 'Is wrong.' })).toBeVisible();
});

test('a space typed at the end stays in the field, but is not saved', async () => {
  const state = fakeFiles();
  const desk = await showDesk(state);
  await desk.open(heading);
  await field.fill('Mine ');
  await expect.poll(() => written(state)).toBe('Mine');
  await saved();
  await expect.element(field).toHaveValue('Mine ');
  await userEvent.type(field, 'too');
  await expect.poll(() => written(state)).toBe('Mine too');
});

test('values that were changed elsewhere meanwhile: both are shown, and each is decided separately', async () => {
  const state = fakeFiles();
  const desk = await showDesk(state);
  await desk.open(heading);
  const text = { file: heading.file, path: ['faq', 'text'] };
  const { change } = desk.service;
  const asked: (typeof heading)[] = [heading, text];
  desk.service.change = async (request) => {
    const left = asked.filter(({ path }) => !request.choices?.[path.join()]);
    const places = left.map(({ path }) => ({ id: path.join(), path, mine: 'Mine', theirs: 'Theirs' }));
    const conflict = { conflict: 'changed', file: heading.file, places };
    return left.length > 0 ? { kind: 'conflict', conflict } : change(request);
  };
  await field.fill('Mine');
  await expect.element(page.getByText(words.conflict)).toHaveLength(2);
  await expect.element(page.getByText('Theirs')).toHaveLength(2);
  expect(await accessibilityProblems()).toEqual([]);
  await button(words.keepYours).first().click();
  await expect.element(button(words.keepYours)).toHaveLength(1);
  // The pressed button is gone: the keyboard goes on from the form.
  await expect.element(page.getByRole('heading', { level: 2 })).toHaveFocus();
  await button(words.keepTheirs).click();
  await saved();
  expect(state.choices).toEqual({ 'faq,heading': 'mine', 'faq,text': 'theirs' });
});

test('asking twice to save during a save sends nothing twice', async () => {
  const state = fakeFiles();
  const desk = await showDesk(state);
  await desk.open(heading);
  const change = (value: string) =>
    desk.change(heading.file, { operation: 'set', path: heading.path, value });
  change('One');
  const first = desk.drafts.flush();
  await expect.poll(() => state.requests).toBe(1);
  change('Two');
  await Promise.all([first, desk.drafts.flush(), desk.drafts.flush()]);
  expect([written(state), state.requests, desk.drafts.state]).toEqual(['Two', 2, 'saved']);
});

test('a change from another window during a save is shown after the save', async () => {
  const state = fakeFiles();
  const desk = await showDesk(state);
  await desk.open(heading);
  const { change } = desk.service;
  desk.service.change = async (request) => {
    const outcome = await change(request);
    const file = state.files.get(heading.file);
    if (!file) throw new Error('no file');
    const faq = { ...Object(file.data).faq, text: 'Theirs' };
    state.files.set(heading.file, { ...file, version: '9', data: { faq } });
    await desk.onChanged({ files: { [heading.file]: '9' }, outside: false });
    return outcome;
  };
  await field.fill('Mine');
  await expect.element(page.getByLabelText('Text', { exact: true })).toHaveValue('Theirs');
  await expect.element(field).toHaveValue('Mine');
});

test('a refused change is saved once a change in another file makes it valid', async () => {
  const state = fakeFiles();
  const reviews = 'testimonials.json';
  const sentence = 'The page names this review: choose another one there.';
  state.check = (file) => (file === reviews && written(state) === 'Questions' ? [{ sentence }] : []);
  const desk = await showDesk(state);
  await desk.open({ file: reviews, path: [] });
  desk.change(reviews, { operation: 'remove', path: ['testimonials', 0] });
  await expect.element(status).toHaveTextContent(words.save.refused);
  await desk.open(heading);
  await field.fill('Answers');
  await expect.poll(() => written(state)).toBe('Answers');
  expect(Object(state.files.get(reviews)?.data).testimonials).toHaveLength(1);
  await desk.onChanged({ files: { [heading.file]: '2' }, outside: false });
  await saved();
  expect(Object(state.files.get(reviews)?.data).testimonials).toEqual([]);
});

test('undo of a value that another program has changed since says so, and changes nothing', async () => {
  const state = fakeFiles();
  const desk = await showDesk(state);
  await desk.open(heading);
  await field.fill('Mine');
  await saved();
  const asked: object[] = [];
  desk.service.undo = async (body) => {
    asked.push(body);
    return { kind: 'conflict', conflict: { conflict: 'changed', file: heading.file, places: [] } };
  };
  await button(words.undo).click();
  await expect.element(status).toHaveTextContent(words.changedSince);
  await expect.element(field).toHaveValue('Mine');
  expect(asked).toEqual([{}]);
});
