import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { deskService } from '../../page/service.ts';
import { words } from '../../page/words.ts';
import { accessibilityProblems } from './axe.ts';
import { button, field, saved, showDesk, status, written } from './desk.tsx';

const file = 'pages/contact.yaml';

test('a photo of this computer is described anew; the browser’s own file input stays hidden, also with the focus', async () => {
  const desk = await showDesk();
  await desk.open({ file, path: ['header'] });
  await expect.element(field('Heading')).toHaveFocus();
  const choose = field(words.photo.replace);
  const input = choose.element() as HTMLInputElement;
  input.focus();
  await expect.element(choose).toHaveFocus();
  expect(input.getBoundingClientRect().width).toBe(1);
  const photo = await (await fetch('/__desk/photo?name=hero.jpg')).blob();
  await choose.upload(new File([photo], 'door.webp'));
  // What it shows is still that of the former photo.
  const alt = field(words.photo.description);
  await expect.element(alt).toHaveFocus();
  await expect.element(alt).toHaveAccessibleDescription(words.photo.former);
  await expect.element(status).toHaveTextContent(/door\.webp is only \d+ by \d+ pixels\./);
  await alt.fill('A door.');
  await expect.element(page.getByText(words.photo.former)).not.toBeInTheDocument();
  await saved();
  expect((await written(file)).header.photo).toEqual({ src: 'header-photo.jpg', alt: 'A door.' });
});

test('a centre written at one place is changed there', async () => {
  const desk = await showDesk();
  await desk.open({ file, path: ['header'] });
  const records = await written('photos.yaml');
  const photo = { src: 'hero.jpg', alt: 'A window.', focus: [10, 20] };
  desk.change(file, { operation: 'set', path: ['header', 'photo'], value: photo });
  const centre = page.getByRole('slider', { name: words.photo.centre });
  await expect.element(centre).toHaveAttribute('aria-valuetext', words.photo.at(10, 20));
  (centre.element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowUp}');
  await desk.drafts.flush();
  expect((await written(file)).header.photo.focus).toEqual([10, 19]);
  expect(await written('photos.yaml')).toEqual(records);
  expect(await accessibilityProblems()).toEqual([]);
});

test('photos can be dropped and pasted; each is its own step', async () => {
  const desk = await showDesk();
  await desk.open({ file, path: ['header'] });
  const photo = await (await fetch('/__desk/photo?name=van.jpg')).blob();
  const data = new DataTransfer();
  data.items.add(new File([photo], 'sofa.jpg', { type: 'image/jpeg' }));
  const options = { bubbles: true, cancelable: true };
  let former = 'van.jpg';
  const events = [
    new DragEvent('drop', { ...options, dataTransfer: data }),
    new ClipboardEvent('paste', { ...options, clipboardData: data }),
  ];
  for (const event of events) {
    await expect.element(field(words.photo.description)).toBeVisible();
    document.querySelector('.photo')?.dispatchEvent(event);
    await expect.poll(async () => (await written(file)).header.photo.src).not.toBe(former);
    former = (await written(file)).header.photo.src;
    await saved();
  }
  await button(words.undo).click();
  await expect.element(status).toHaveTextContent(words.undone('Photo'));
  await expect.element(button(words.undo)).toHaveAttribute('aria-disabled', 'false');
});

test('photos are added to the text of an article: chosen, dropped, pasted, or of those that are here', async () => {
  const desk = await showDesk();
  const article = 'articles/spring.md';
  await desk.open({ file: article, path: ['body'] });
  const text = field('Text').first();
  const input = text.element() as HTMLTextAreaElement;
  await text.fill('First.\n\nLast.');
  const photo = await (await fetch('/__desk/photo?name=van.jpg')).blob();
  const file = new File([photo], 'van.jpg', { type: 'image/jpeg' });
  const data = new DataTransfer();
  data.items.add(file);
  const options = { bubbles: true, cancelable: true };
  const ways: (() => unknown)[] = [
    () => page.getByLabelText(words.photo.add).upload(file),
    () => input.dispatchEvent(new DragEvent('drop', { ...options, dataTransfer: data })),
    () => input.dispatchEvent(new ClipboardEvent('paste', { ...options, clipboardData: data })),
  ];
  input.setSelectionRange(2, 2);
  for (const [index, add] of ways.entries()) {
    await add();
    await expect.poll(() => input.value.split('![](').length).toBe(2);
    await userEvent.keyboard(`Photo ${index + 1}`);
  }
  await page.getByText(words.photo.choose).first().click();
  await button('hero').first().click();
  await userEvent.keyboard('Hero');
  const photos = [
    'Photo 1](article-photo.jpg)',
    'Photo 2](article-photo-2.jpg)',
    'Photo 3](article-photo-3.jpg)',
  ];
  const all = [...photos, 'Hero](hero.jpg)'].map((one) => `![${one}`);
  await expect.element(text).toHaveValue(['First.', ...all, 'Last.'].join('\n\n'));
  await saved();
  expect((await written(article)).body).toContain(all.join('\n\n'));
  expect((await deskService.state()).photos).toContain('article-photo-3.jpg');
  // Word processors copy a text with a picture of it.
  data.setData('text/plain', 'A text');
  const paste = new ClipboardEvent('paste', { ...options, clipboardData: data });
  expect(input.dispatchEvent(paste)).toBe(true);
  expect(await accessibilityProblems()).toEqual([]);
});
