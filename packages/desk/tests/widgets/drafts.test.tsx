import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
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

test('what is typed while the desk has stopped is kept, and written once it answers again', async () => {
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

test('what a closed tab left is offered again', async () => {
  const state = fakeFiles();
  const desk = await showDesk(state);
  await desk.open(heading);
  // The first desk would try again every three seconds, and keep the text once more.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  state.isStopped = true;
  await field.fill('Kept');
  await desk.drafts.flush();
  desk.show(undefined);
  const again = { ...state, isStopped: false };
  const next = await showDesk(again, true);
  await expect.element(page.getByText(words.kept)).toBeVisible();
  await button(words.keepIt).click();
  await expect.poll(() => written(again)).toBe('Kept');
  expect(next.kept).toEqual([]);
  expect(localStorage.length).toBe(0);
});

test('what a closed tab left stays when something else is typed into its file before it is taken up', async () => {
  const state = fakeFiles();
  await showDesk(state);
  const change = { operation: 'set', path: ['faq', 'text'], value: 'Left.' };
  const left = { file: heading.file, version: '1', changes: [change] };
  localStorage.setItem('desk:unsaved:earlier:pages/home.yaml', JSON.stringify(left));
  const desk = await showDesk(state, true);
  await desk.open(heading);
  await field.fill('Typed now');
  await saved();
  await button(words.keepIt).click();
  await expect.poll(() => Object(state.files.get(heading.file)?.data).faq.text).toBe('Left.');
  expect(written(state)).toBe('Typed now');
  await saved();
  expect(localStorage).toHaveLength(0);
});

test('a space at the end of a text stays in its field while the text is saved without', async () => {
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

test('a value that is typed as it was is saved, and what follows is not called changed elsewhere', async () => {
  const state = fakeFiles();
  const desk = await showDesk(state);
  await desk.open(heading);
  await field.fill('Questions!');
  await field.fill('Questions');
  await saved();
  desk.change(heading.file, { operation: 'remove', path: ['faq', 'six', 2] });
  await expect.poll(() => Object(state.files.get(heading.file)?.data).faq.six).toHaveLength(2);
  await expect.element(page.getByText(words.conflict)).not.toBeInTheDocument();
});

for (const [choice, expected] of [
  [words.keepYours, 'Mine'],
  [words.keepTheirs, 'Theirs'],
] as const)
  test(`a text that was changed elsewhere meanwhile: both are shown, "${choice}" decides`, async () => {
    const state = fakeFiles();
    const desk = await showDesk(state);
    await desk.open(heading);
    const file = state.files.get(heading.file);
    if (!file) throw new Error('no file');
    const faq = { ...Object(file.data).faq, heading: 'Theirs' };
    state.files.set(heading.file, { ...file, version: '7', data: { faq } });
    await field.fill('Mine');
    await expect.element(page.getByText(words.conflict)).toBeVisible();
    await expect.element(page.getByText('Theirs')).toBeVisible();
    expect(await accessibilityProblems()).toEqual([]);
    await button(choice).click();
    await saved();
    expect(written(state)).toBe(expected);
    await expect.element(field).toHaveValue(expected);
  });

test('what was changed elsewhere meanwhile at another place stays, and so does what is typed', async () => {
  const state = fakeFiles();
  const desk = await showDesk(state);
  await desk.open(heading);
  const file = state.files.get(heading.file);
  if (!file) throw new Error('no file');
  const faq = { ...Object(file.data).faq, text: 'Theirs' };
  state.files.set(heading.file, { ...file, version: '7', data: { faq } });
  await field.fill('Mine');
  await expect.poll(() => written(state)).toBe('Mine');
  await saved();
  expect(Object(state.files.get(heading.file)?.data).faq.text).toBe('Theirs');
  await expect.element(page.getByLabelText('Text', { exact: true })).toHaveValue('Theirs');
});

test('of two values that were changed elsewhere too, each is decided for itself', async () => {
  const state = fakeFiles();
  const desk = await showDesk(state);
  await desk.open(heading);
  const file = state.files.get(heading.file);
  if (!file) throw new Error('no file');
  const faq = { ...Object(file.data).faq, heading: 'Theirs', text: 'Their text', variant: 'five' };
  state.files.set(heading.file, { ...file, version: '7', data: { faq } });
  await field.fill('Mine');
  await page.getByLabelText('Text', { exact: true }).fill('My text');
  await expect.element(button(words.keepYours).nth(1)).toBeVisible();
  await button(words.keepYours).first().click();
  await expect.element(button(words.keepYours)).toHaveLength(1);
  await button(words.keepTheirs).click();
  await saved();
  const { heading: first, text, variant } = Object(state.files.get(heading.file)?.data).faq;
  expect([first, text, variant]).toEqual(['Mine', 'Their text', 'five']);
  await expect.element(page.getByLabelText('Text', { exact: true })).toHaveValue('Their text');
});

test('who asks twice to save while a save is under way sends nothing twice', async () => {
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

test('what another window writes before the answer to the own words comes is shown after it', async () => {
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
    await desk.onChanged({ files: { [heading.file]: '9' }, outside: false, history: state.history });
    return outcome;
  };
  await field.fill('Mine');
  await expect.element(page.getByLabelText('Text', { exact: true })).toHaveValue('Theirs');
  await expect.element(field).toHaveValue('Mine');
});

test('what was refused is saved once another file agrees with it', async () => {
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
  await desk.onChanged({ files: { [heading.file]: '2' }, outside: false, history: state.history });
  await saved();
  expect(Object(state.files.get(reviews)?.data).testimonials).toEqual([]);
});
