import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { deskService } from '../../page/service.ts';
import { words } from '../../page/words.ts';
import { valueAt } from '../../values.ts';
import { accessibilityProblems } from './axe.ts';
import {
  button,
  changeElsewhere,
  field,
  heading,
  intercept,
  saved,
  showAgain,
  showDesk,
  status,
  stopDesk,
  writeOutside,
  written,
} from './desk.tsx';

const home = 'pages/home.yaml';
const place = { file: home, path: ['faq', 'heading'] };
const input = field('Heading');
const stored = async () => (await written(home)).faq.heading;

const isFull = () =>
  intercept('change', async () => Response.json({ error: 'The disk is full.' }, { status: 503 }));

test.each([
  ['the desk is stopped', stopDesk, words.noAnswer],
  ['the disk is full', isFull, 'The disk is full.'],
])('text typed while %s is kept, and saved once it can be', async (_, fail, said) => {
  await showDesk(place);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const end = fail();
  await input.fill('Kept');
  vi.advanceTimersByTime(500);
  await expect.element(status).toHaveTextContent(`${words.save.failed}: ${said}`);
  expect(Object.values(localStorage)).toEqual([expect.stringContaining('Kept')]);
  end();
  vi.advanceTimersByTime(3000);
  await saved();
  expect(await stored()).toBe('Kept');
});

/** What is kept now belongs to another visit: the lock of this one lasts as long as the page. */
function keepFor(visit: string): void {
  for (const [key, value] of Object.entries(localStorage)) {
    localStorage.removeItem(key);
    localStorage.setItem(key.replace(/^(desk:unsaved:)[^:]*/, `$1${visit}`), value);
  }
}

/** Types while the desk is stopped, and closes the tab. */
async function leaveUnsaved(visit: string): Promise<void> {
  const desk = await showDesk(place);
  // It would try again every three seconds, and keep the text once more.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const start = stopDesk();
  await input.fill('Left');
  await desk.drafts.flush();
  keepFor(visit);
  start();
}

test('unsaved text of a closed tab waits for the visit in which the desk answers', async () => {
  await leaveUnsaved('earlier');
  const start = stopDesk();
  await showAgain();
  await expect.element(page.getByText(words.noAnswer)).toBeVisible();
  expect(Object.values(localStorage)).toEqual([expect.stringContaining('Left')]);
  start();
  await showAgain();
  await expect.poll(stored).toBe('Left');
  await expect.poll(() => localStorage.length).toBe(0);
});

test('what another window has not saved stays with it until it is closed', async () => {
  await leaveUnsaved('other');
  let close = () => {};
  const isOpen = new Promise<void>((done) => {
    close = done;
  });
  const window = navigator.locks.request('other', () => isOpen);
  const desk = await showAgain();
  await desk.open(place);
  await expect.element(input).toHaveValue('Questions');
  expect((await navigator.locks.query()).pending?.map(({ name }) => name)).toContain('other');
  close();
  await window;
  await expect.element(input).toHaveValue('Left');
  await expect.poll(stored).toBe('Left');
});

test('a file that another program breaks keeps its form, and shows what it has once it is mended; undo leaves that', async () => {
  const desk = await showDesk(place);
  const source = (text: string) => `content/${home}: ${text}`;
  await input.fill('Mine');
  await saved();
  const { data } = await deskService.file(home);
  const outside = async (text: string) => {
    await writeOutside(`content/${home}`, text);
    await desk.onChanged({ files: { [home]: source(text) }, outside: true });
  };
  await outside('faq: "');
  await expect.element(status).toHaveTextContent(`content/${home}, line 1: cannot be read.`);
  await expect.element(input).toHaveValue('Mine');
  await outside(JSON.stringify(data).replace('Mine', 'Theirs'));
  await expect.element(input).toHaveValue('Mine');
  await expect.element(status).toHaveTextContent(words.save.held);
  await userEvent.tab();
  await expect.element(input).toHaveValue('Theirs');
  await button(words.undo).click();
  await expect.element(status).toHaveTextContent(words.changedSince);
  await expect.element(input).toHaveValue('Theirs');
});

test('what was typed into an article that was deleted meanwhile can be discarded', async () => {
  const file = 'articles/spring.md';
  const desk = await showDesk({ file, path: [] });
  const start = stopDesk();
  await field('Title').fill('Mine');
  start();
  const { version } = await deskService.file(file);
  await deskService.deleteArticle({ file, version });
  await desk.onChanged({ files: { [file]: null }, outside: false });
  await expect.element(field('Title')).toHaveValue('Mine');
  await desk.drafts.flush();
  await button(words.discard).last().click();
  await expect.element(field('Title')).not.toBeInTheDocument();
  expect(desk.drafts.open.has(file)).toBe(false);
});

test('while something is refused, undo does not take back what was saved before it', async () => {
  await showDesk(place);
  await input.fill('Saved');
  await saved();
  await input.fill('');
  await expect.element(status).toHaveTextContent(words.save.refused);
  await button(words.undo).click();
  await expect.element(page.getByText(words.firstFix)).toBeVisible();
  expect(await stored()).toBe('Saved');
  await button(words.discard).click();
  await expect.element(heading('FAQ')).toHaveFocus();
  await expect.element(input).toHaveValue('Saved');
});

test('all is said to be saved only while nothing is read, sent or undone', async () => {
  const desk = await showDesk();
  const actions = {
    file: () => desk.open(place),
    state: () => desk.read(),
    report: async () => desk.show({ kind: 'problems' }),
    undo: () => desk.step('undo'),
    redo: () => desk.step('redo'),
    changes: async () => desk.publishing.show(),
    publish: () => desk.publishing.publish(),
    begin: () => desk.begin(),
  };
  for (const [path, act] of Object.entries(actions)) {
    await saved();
    let send = () => {};
    const waiting = new Promise<void>((done) => {
      send = done;
    });
    const end = intercept(path, (answer) => waiting.then(answer));
    const acted = act();
    await expect.element(status, { message: path }).toHaveTextContent(words.save.busy);
    send();
    end();
    await acted;
  }
  await saved();
});

test('a space typed at the end stays in the field, but is not saved', async () => {
  await showDesk({ file: 'business.yaml', path: ['tagline'] });
  const tagline = async () => (await written('business.yaml')).tagline;
  await field('Tagline').fill('Mine ');
  await expect.poll(tagline).toBe('Mine');
  await saved();
  await expect.element(field('Tagline')).toHaveValue('Mine ');
  await userEvent.type(field('Tagline'), 'too');
  await expect.poll(tagline).toBe('Mine too');
});

test('values that were changed elsewhere meanwhile: both are shown, and each is decided separately', async () => {
  await showDesk(place);
  await changeElsewhere(home, { 'faq/heading': 'Theirs', 'faq/text': 'Theirs' });
  for (const name of ['Heading', 'Text']) await field(name).fill('Mine');
  await expect.element(button(words.keepYours)).toHaveLength(2);
  await expect.element(page.getByText('Theirs')).toHaveLength(2);
  expect(await accessibilityProblems()).toEqual([]);
  await button(words.keepYours).first().click();
  await expect.element(button(words.keepYours)).toHaveLength(1);
  // The pressed button is gone: the keyboard goes on from the form.
  await expect.element(heading('FAQ')).toHaveFocus();
  await button(words.keepTheirs).click();
  await saved();
  expect((await written(home)).faq).toMatchObject({ heading: 'Mine', text: 'Theirs' });
});

test.each([
  ['a text', place, 'Heading', 'Theirs'],
  ['lines', { file: home, path: ['whyChooseUs', 'points'] }, 'Points', ['Theirs', 'too']],
  ['an article', { file: 'articles/spring.md', path: ['body'] }, 'Text', 'Theirs.'],
])(
  '%s that is changed elsewhere while it is typed does not mix: who types on can choose',
  async (_, at, name, theirs) => {
    const desk = await showDesk(at);
    await field(name).fill('Mine.');
    await saved();
    await changeElsewhere(at.file, [{ operation: 'set', path: at.path, value: theirs }]);
    await desk.onChanged({ files: { [at.file]: (await deskService.file(at.file)).version }, outside: false });
    await userEvent.keyboard('{End}2');
    // The one message about it, until it is decided.
    await expect.poll(() => status.element().textContent).toBe(words.save.conflict);
    await button(words.keepTheirs).click();
    await expect.poll(() => status.element().textContent).toBe(words.save.saved);
    expect(valueAt(await written(at.file), at.path)).toEqual(theirs);
    await expect.element(field(name)).toHaveValue([theirs].flat().join('\n'));
  },
);

test('asking twice to save during a save sends nothing twice; an item that is removed twice is gone', async () => {
  const desk = await showDesk(place);
  let requests = 0;
  intercept('change', (send) => {
    requests += 1;
    return send();
  });
  const change = (value: string) => desk.change(home, { operation: 'set', path: place.path, value });
  change('One');
  const first = desk.drafts.flush();
  await expect.poll(() => requests).toBe(1);
  change('Two');
  await Promise.all([first, desk.drafts.flush(), desk.drafts.flush()]);
  expect([await stored(), requests, desk.drafts.state]).toEqual(['Two', 2, 'saved']);
  for (const _ of [1, 2]) desk.change(home, { operation: 'remove', path: ['faq', 'six', 2] });
  await desk.drafts.flush();
  expect([desk.drafts.state, (await written(home)).faq.six.length]).toEqual(['saved', 2]);
});

test('a change from another window during a save is shown after the save', async () => {
  const desk = await showDesk(place);
  const end = intercept('change', async (send) => {
    end();
    const response = await send();
    await changeElsewhere(home, { 'faq/text': 'Theirs' });
    await desk.onChanged({ files: { [home]: (await deskService.file(home)).version }, outside: false });
    return response;
  });
  await input.fill('Mine');
  await expect.element(field('Text')).toHaveValue('Theirs');
  await expect.element(input).toHaveValue('Mine');
});

test('a refused change is saved once a change in another file makes it valid', async () => {
  const desk = await showDesk({ file: home, path: ['hero'] });
  desk.change(home, { operation: 'set', path: ['hero', 'link', 'to'], value: '/articles/windows' });
  await expect.element(status).toHaveTextContent(words.save.refused);
  const article = { ...(await written('articles/spring.md')), title: 'Windows' };
  await deskService.createArticle({ data: article });
  await desk.onChanged({ files: { 'articles/windows.md': '1' }, outside: false });
  await saved();
  expect((await written(home)).hero.link.to).toBe('/articles/windows');
});
