import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { publishWords } from '../../page/publish/publish-words.ts';
import { words as deskWords } from '../../page/words.ts';
import { accessibilityProblems } from './axe.ts';
import { showChanges } from './desk.tsx';
import { fakePublish } from './publish-service.ts';

const words = publishWords.publish;
const button = (name: string | RegExp) =>
  page.getByRole('button', typeof name === 'string' ? { name, exact: true } : { name });
const heading = (name: string) => page.getByRole('heading', { name });
const publish = button('Publish to example.com/marnie/site');
const outcome = page.getByRole('heading', { name: words.outcomes.sent, exact: true });

test('a publish announces each step, and at the end says what happens next', async () => {
  const state = fakePublish();
  let resolve = () => {};
  state.waiting = new Promise((done) => {
    resolve = done;
  });
  const { publishing } = await showChanges(state);
  await publish.click();
  await expect.element(page.getByText(words.underWay)).toBeVisible();
  // The steps are said below the heading, wherever the button was.
  await expect.element(heading(publishWords.title)).toHaveFocus();
  publishing.onStep('The content is right.');
  publishing.onStep('The pages are being made.');
  await expect
    .element(page.getByRole('status').filter({ hasText: /^The pages are being made\.$/ }))
    .toBeVisible();
  await expect.element(publish).toHaveAttribute('aria-disabled', 'true');
  expect(await accessibilityProblems()).toEqual([]);
  resolve();
  await expect.element(outcome).toBeVisible();
  await expect.element(page.getByText('It is on its way.')).toBeVisible();
  await expect.element(page.getByText(publishWords.nothing)).toBeVisible();
  expect(document.activeElement?.textContent).toContain('It is on its way.');
  await expect
    .element(page.getByRole('link', { name: 'https://example.com' }))
    .toHaveAttribute('href', 'https://example.com');
});

test('the browser’s Back returns from the list to the page', async () => {
  await showChanges(fakePublish());
  await expect.element(heading(publishWords.title)).toBeVisible();
  history.back();
  await expect.element(heading(publishWords.title)).not.toBeInTheDocument();
  await expect.element(button(publishWords.title)).toHaveFocus();
});

test('before facts of the sample are published, they are listed with a question', async () => {
  const state = fakePublish();
  state.changes.atStake = [
    {
      sentence: 'content/business.yaml, phone: 0491 570 006: no call reaches you.',
      file: 'business.yaml',
      path: ['phone'],
    },
  ];
  await showChanges(state);
  await publish.click();
  await expect.element(heading(words.atStake)).toHaveFocus();
  await expect.element(button(/0491 570 006: no call reaches you/)).toBeVisible();
  expect(state.asked).not.toContain('publish');
  expect(await accessibilityProblems()).toEqual([]);
  await button(words.change).click();
  await expect.element(heading(deskWords.problems)).toHaveFocus();
  await button(words.anyway).click();
  await expect.element(outcome).toBeVisible();
});

test('without a remote, the publish names the folder it builds; a broken connection is told until the next one', async () => {
  const state = fakePublish();
  state.changes.target = { kind: 'folder', folder: '/site/dist' };
  state.changes.since = null;
  state.outcome = { kind: 'ready', sentence: 'Upload it.' };
  const { entries } = state.changes;
  const { publishing } = await showChanges(state);
  await expect.element(page.getByText(publishWords.never)).toBeVisible();
  const start = button('Publish into the folder /site/dist');
  await start.click();
  await expect.element(heading(words.outcomes.ready)).toBeVisible();
  state.outcome = { kind: 'unknown', sentence: 'The connection broke.' };
  await start.click();
  await expect.element(heading(words.outcomes.unknown)).toBeVisible();
  state.changes = { ...state.changes, entries };
  await publishing.read();
  await expect.element(heading(words.outcomes.unknown)).toBeVisible();
});

test('a mistake found by a publish opens its field; a publish without an answer says that its result is unknown', async () => {
  const state = fakePublish();
  state.outcome = {
    kind: 'stopped',
    sentence: 'There is a mistake.',
    problems: [
      { sentence: 'content/pages/home.yaml: too long.', file: 'pages/home.yaml', path: ['faq', 'heading'] },
    ],
  };
  await showChanges(state);
  await publish.click();
  await button(/Too long\./).click();
  await expect.element(page.getByLabelText('Heading', { exact: true })).toHaveFocus();
  state.failures.publish = deskWords.noAnswer;
  await publish.click();
  await expect.element(page.getByText(words.failed(deskWords.noAnswer))).toBeVisible();
});
