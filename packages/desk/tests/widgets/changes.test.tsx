import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { publishWords } from '../../page/publish-words.ts';
import { deskService } from '../../page/service.ts';
import { words } from '../../page/words.ts';
import { accessibilityProblems } from './axe.ts';
import {
  button,
  changeElsewhere,
  field,
  heading,
  intercept,
  publishedDesk,
  saved,
  showChanges,
  stopDesk,
  written,
} from './desk.tsx';

const home = 'pages/home.yaml';
const row = (name: string) => page.getByRole('listitem').filter({ has: heading(name) });
const publish = button(/^Publish /);

/** The changes of a published site: a heading, a photo, a moved question and a new review. */
async function showFour() {
  const desk = await publishedDesk();
  await changeElsewhere(home, { 'faq/heading': 'FAQ', 'hero/photo/src': 'kitchen.jpg' });
  await changeElsewhere(home, [{ operation: 'move', path: ['faq', 'six', 0], to: 1 }]);
  const [review] = (await written('testimonials.json')).testimonials;
  const value = { ...review, id: 'ann-b', name: 'Ann B.', text: 'Very clean.' };
  await changeElsewhere('testimonials.json', [{ operation: 'insert', path: ['testimonials', 0], value }]);
  desk.publishing.show();
}

test('changes are listed by page with what changed, on phones and wide screens', async () => {
  await showFour();
  await expect.element(heading(publishWords.title)).toHaveFocus();
  const today = new Date().toLocaleDateString('en-AU', { dateStyle: 'full' });
  await expect.element(page.getByText(`published site of ${today}`)).toBeVisible();
  await expect.element(heading(/^Home 3 changes/)).toBeVisible();
  await expect.element(heading(/^Reviews 1 change/)).toBeVisible();
  await expect.element(row('FAQ › Heading')).toHaveTextContent('“Questions” → “FAQ”');
  await expect.element(row('Ann B.')).toHaveTextContent('added');
  await expect.element(row('How do you clean?')).toHaveTextContent('now number 2');
  for (const name of [publishWords.before, publishWords.after])
    await expect.element(row('Photo').getByRole('img', { name })).toBeVisible();
  for (const width of [390, 1440]) {
    await page.viewport(width, 900);
    expect(await accessibilityProblems()).toEqual([]);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  }
});

test('after one change is undone, the focus moves to the next; after a refusal it stays', async () => {
  await showFour();
  const undo = row('Top of the page › Photo').getByRole('button', { name: publishWords.undo });
  const error = 'The photo is gone.';
  const allow = intercept('changes/undo', async () => Response.json({ error }, { status: 500 }));
  await undo.click();
  await expect.element(page.getByText(error)).toBeVisible();
  await expect.element(undo).toHaveFocus();
  allow();
  await undo.click();
  await expect.element(page.getByText('Undone: Top of the page › Photo.')).toBeVisible();
  await expect.element(heading('FAQ › Heading')).toHaveFocus();
  expect((await written(home)).hero.photo.src).toBe('hero.jpg');
  for (const _ of [1, 2, 3]) await button(publishWords.undo).first().click();
  await expect.element(page.getByText(publishWords.nothing)).toBeVisible();
  await expect.element(heading(publishWords.title)).toHaveFocus();
});

test('typed text is saved before the list loads, which it does again after a change; what cannot be saved prevents a publish', async () => {
  const desk = await showChanges();
  const { publishing } = desk;
  await expect.element(publish).toBeVisible();
  await desk.open({ file: home, path: ['faq', 'heading'] });
  await field('Heading').fill('Typed');
  await publishing.read();
  await expect.element(row('FAQ › Heading')).toHaveTextContent('Typed');
  let requests = 0;
  intercept('changes', (send) => {
    requests += 1;
    return send();
  });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  for (const _ of [1, 2]) publishing.onFiles();
  vi.advanceTimersByTime(1000);
  vi.useRealTimers();
  await expect.poll(() => requests).toBe(1);
  await publishing.read();
  expect(requests).toBe(2);
  await field('Heading').fill('');
  await expect.element(publish).toHaveAccessibleDescription(publishWords.publish.unsaved);
  await expect.element(publish).toHaveAttribute('aria-disabled', 'true');
  const { since } = await deskService.changes();
  await publish.click({ force: true });
  expect((await deskService.changes()).since).toBe(since);
  await expect.element(page.getByText(new RegExp(`^${words.save.refused}: .*Heading`))).toBeVisible();
});

test('a list that cannot be loaded says why, and is loaded when it is opened again', async () => {
  const { publishing } = await showChanges();
  await expect.element(publish).toBeVisible();
  const start = stopDesk();
  await publishing.read();
  await expect.element(page.getByText(words.noAnswer)).toBeVisible();
  await expect.element(publish).not.toBeInTheDocument();
  start();
  await button(publishWords.back).click();
  await button(publishWords.title).click();
  await expect.element(row('FAQ › Heading')).toBeVisible();
  await expect.element(page.getByText(words.noAnswer)).not.toBeInTheDocument();
});

test('a button and the browser’s Back leave the view; a change opens its form on the page', async () => {
  await showChanges();
  await expect.element(heading(publishWords.title)).toHaveFocus();
  for (const leave of [() => button(publishWords.back).click(), () => history.back()]) {
    await leave();
    await expect.element(heading(publishWords.title)).not.toBeInTheDocument();
    await expect.element(button(publishWords.title)).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(row('FAQ › Heading')).toBeVisible();
  }
  await row('FAQ › Heading').getByRole('button', { name: publishWords.open }).click();
  await expect.element(field('Heading')).toHaveFocus();
  await expect.element(heading(publishWords.title)).not.toBeInTheDocument();
  await saved();
});
