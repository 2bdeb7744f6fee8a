import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { publishWords } from '../../page/publish/publish-words.ts';
import { words } from '../../page/words.ts';
import { accessibilityProblems } from './axe.ts';
import { showChanges } from './desk.tsx';
import { fakePublish, longAfter, longBefore } from './publish-service.ts';
import { fakeFiles } from './service.ts';

const button = (name: string | RegExp) =>
  page.getByRole('button', typeof name === 'string' ? { name, exact: true } : { name });
const heading = (name: string | RegExp) => page.getByRole('heading', { name });
const row = (name: string) => page.getByRole('listitem').filter({ has: heading(name) });
const publish = button('Publish to example.com/marnie/site');
const isWide = () => document.documentElement.scrollWidth > innerWidth;

for (const width of [390, 1440])
  test(`changes are listed by page with the values before and after, ${width} px wide`, async () => {
    await page.viewport(width, 900);
    await showChanges(fakePublish());
    await expect.element(heading(publishWords.title)).toHaveFocus();
    await expect.element(page.getByText(/published site of Sunday,? 22 November 2026/)).toBeVisible();
    await expect.element(heading(/^Home 3 changes/)).toBeVisible();
    await expect.element(heading(/^Reviews 1 change/)).toBeVisible();
    await expect.element(row('Questions › Heading')).toHaveTextContent('BeforeFAQAfterQuestions');
    await expect.element(row('Ann B.')).toHaveTextContent('AfterVery clean.');
    await expect.element(row('When do you come?')).toHaveTextContent('now number 2');
    expect(await accessibilityProblems()).toEqual([]);
    expect(isWide()).toBe(false);
  });

test('changed words of a long text are marked', async () => {
  await showChanges(fakePublish());
  const text = row('Questions › Text');
  await expect.element(text).toHaveTextContent('within an hour');
  const marks = [...text.element().querySelectorAll('mark')].map(({ textContent }) => textContent);
  expect(marks).toEqual(['a', 'day', 'an', 'hour']);
  const values = [...text.element().querySelectorAll('dd')].map(({ textContent }) => textContent);
  expect(values).toEqual([longBefore, longAfter]);
});

test('after one change is undone, the focus moves to the next; after a refusal it stays', async () => {
  const state = fakePublish();
  await showChanges(state);
  const undo = row('Questions › Heading').getByRole('button', { name: publishWords.undo });
  state.failures.undoChange = 'The photo is gone.';
  await undo.click();
  await expect.element(page.getByText('The photo is gone.')).toBeVisible();
  await expect.element(undo).toHaveFocus();
  state.failures = {};
  await undo.click();
  await expect.element(page.getByText('Undone: Questions › Heading.')).toBeVisible();
  await expect.element(heading('Questions › Text')).toHaveFocus();
  expect(state.changes.entries.map(({ id }) => id)).toEqual(['2', '3', '4']);
  for (const _ of [1, 2, 3]) await button(publishWords.undo).first().click();
  await expect.element(page.getByText(publishWords.nothing)).toBeVisible();
  await expect.element(heading(publishWords.title)).toHaveFocus();
  await expect.element(publish).toHaveAttribute('aria-disabled', 'true');
});

test('typed text is saved before the list loads, and the list loads again after a file has changed', async () => {
  const state = fakePublish();
  const files = fakeFiles();
  const desk = await showChanges(state, files);
  const { publishing } = desk;
  await expect.element(publish).toBeVisible();
  await desk.open({ file: 'pages/home.yaml', path: ['faq', 'heading'] });
  await page.getByLabelText('Heading', { exact: true }).fill('Typed');
  await publishing.read();
  expect(Object(files.files.get('pages/home.yaml')?.data).faq.heading).toBe('Typed');
  state.asked = [];
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  for (const _ of [1, 2]) publishing.onFiles();
  await expect.element(publish).toHaveAccessibleDescription(publishWords.publish.reading);
  vi.advanceTimersByTime(1000);
  await expect.element(publish).not.toHaveAccessibleDescription();
  expect(state.asked).toEqual(['changes']);
});

test('problems are listed first and open their fields; the button says why it cannot publish', async () => {
  const state = fakePublish();
  const sentence = 'content/pages/home.yaml, faq, heading: is empty: fill it in.';
  state.changes.problems = [{ sentence, file: 'pages/home.yaml', path: ['faq', 'heading'] }];
  await showChanges(state);
  await expect.element(publish).toHaveAttribute('aria-disabled', 'true');
  await expect.element(publish).toHaveAccessibleDescription(publishWords.publish.problems);
  await publish.click({ force: true });
  expect(state.asked).not.toContain('publish');
  expect(await accessibilityProblems()).toEqual([]);
  await button(/Is empty: fill it in/).click();
  await expect.element(page.getByLabelText('Heading', { exact: true })).toHaveFocus();
  await expect.element(heading(publishWords.title)).toBeVisible();
});

test('text that cannot be saved prevents a publish, and the bar says where it is', async () => {
  const files = fakeFiles();
  files.check = (file) => [{ sentence: 'No.', file, path: ['faq', 'heading'] }];
  const desk = await showChanges(fakePublish(), files);
  await desk.open({ file: 'pages/home.yaml', path: ['faq', 'heading'] });
  await page.getByLabelText('Heading', { exact: true }).fill('');
  await expect.element(publish).toHaveAccessibleDescription(publishWords.publish.unsaved);
  await expect.element(publish).toHaveAttribute('aria-disabled', 'true');
  await expect.element(page.getByText(new RegExp(`^${words.save.refused}: .*Heading`))).toBeVisible();
});

test('a list that cannot be loaded says why, and a button loads it again', async () => {
  const state = fakePublish();
  const { publishing } = await showChanges(state);
  await expect.element(row('Ann B.')).toBeVisible();
  state.failures.changes = words.noAnswer;
  await publishing.read();
  await expect.element(page.getByText(words.noAnswer)).toBeVisible();
  await expect.element(publish).not.toBeInTheDocument();
  state.failures = {};
  await button(publishWords.readAgain).click();
  await expect.element(page.getByText(words.noAnswer)).not.toBeInTheDocument();
  await expect.element(row('Ann B.')).toBeVisible();
});

test('a button leaves the view; a change opens its form on the page', async () => {
  const { publishing } = await showChanges(fakePublish());
  await expect.element(heading(publishWords.title)).toHaveFocus();
  await button(publishWords.back).click();
  await expect.element(heading(publishWords.title)).not.toBeInTheDocument();
  await expect.element(button(publishWords.title)).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await row('Questions › Heading').getByRole('button', { name: publishWords.open }).click();
  await expect.element(page.getByLabelText('Heading', { exact: true })).toHaveFocus();
  await expect.element(heading(publishWords.title)).not.toBeInTheDocument();
  expect(publishing.message).toBe('');
});
