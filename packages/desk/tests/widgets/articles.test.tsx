import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { DeskStore } from '../../page/desk-store.ts';
import { deskService } from '../../page/service.ts';
import { words } from '../../page/words.ts';
import { accessibilityProblems } from './axe.ts';
import { button, field, intercept, showAgain, showDesk, written } from './desk.tsx';

const title = field('Title');

async function begin(desk: DeskStore): Promise<void> {
  desk.show({ kind: 'articles' });
  await button(words.article.new).click();
  await expect.element(title).toHaveFocus();
}

test('without any article, a new one has fields for everything that it needs; what is typed is kept until it is created', async () => {
  const desk = await showDesk();
  const { files } = await deskService.state();
  for (const { file, version } of files.filter((one) => one.file.startsWith('articles/')).toReversed())
    await deskService.deleteArticle({ file, version });
  await desk.read();
  await begin(desk);
  await title.fill('First');
  await begin(await showAgain());
  await expect.element(title).toHaveValue('First');
  expect(await accessibilityProblems()).toEqual([]);
  await button(words.article.create).click();
  // It leads to what is missing.
  await expect.element(field('Description')).toHaveFocus();
  await expect.element(field('Description')).toHaveAccessibleDescription('Is empty: fill it in.');
  await field('Description').fill('How to begin.');
  // What is typed while its photo is being read stays.
  let read = () => {};
  const isRead = new Promise<void>((done) => {
    read = done;
  });
  intercept('upload', () => isRead.then(() => Response.json({ photo: 'hero.jpg' })));
  await userEvent.upload(page.getByLabelText(words.photo.replace), new File(['x'], 'a.jpg'));
  await expect.element(page.getByText(words.photo.uploading)).toBeVisible();
  await title.fill('At last');
  read();
  await expect.element(page.getByText(words.photo.uploading)).not.toBeInTheDocument();
  await field(words.photo.description).fill('A hero.');
  await field('Text').fill('Begin.');
  await button('Closing').click();
  await field('Text').fill('Ask us.');
  await field('Words of the button').fill('Ask');
  await field('To').fill('/contact');
  await button(words.article.create).click();
  await expect.poll(() => localStorage.length).toBe(0);
  expect(await written('articles/at-last.md')).toMatchObject({
    title: 'At last',
    photo: { src: 'hero.jpg', alt: 'A hero.' },
    closing: { text: 'Ask us.', link: { label: 'Ask', to: '/contact' } },
  });
});

test('an article can be deleted right after typing in it', async () => {
  const file = 'articles/spring.md';
  await showDesk({ file, path: [] });
  await title.fill('Calmer');
  await button(words.article.delete).click();
  await expect.element(page.getByText(words.removed)).toBeVisible();
  const left = page
    .getByRole('listitem')
    .elements()
    .map(({ textContent }) => textContent);
  expect(left).toEqual(['2025-11-03What clean air needs', '2025-08-01Clean offices']);
  await deskService.undo({});
  expect(await written(file)).toMatchObject({ title: 'Calmer' });
});
