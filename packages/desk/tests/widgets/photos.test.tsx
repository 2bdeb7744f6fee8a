import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { deskService } from '../../page/service.ts';
import { words } from '../../page/words.ts';
import { accessibilityProblems } from './axe.ts';
import { button, field, saved, showDesk, status, written } from './desk.tsx';

const file = 'pages/contact.yaml';

/** A photo of the fixture under another name, and the events in which it is dropped or pasted. */
async function photoNamed(name: string, of = 'van.jpg') {
  const photo = await (await fetch(`/__desk/photo?name=${of}`)).blob();
  const photoFile = new File([photo], name, { type: 'image/jpeg' });
  const data = new DataTransfer();
  data.items.add(photoFile);
  const options = { bubbles: true, cancelable: true };
  const drop = () => new DragEvent('drop', { ...options, dataTransfer: data });
  const paste = () => new ClipboardEvent('paste', { ...options, clipboardData: data });
  return { photoFile, data, drop, paste };
}

test('a photo of this computer is described anew, and is a step of its own; the browser’s own file input stays hidden, also with the focus', async () => {
  await showDesk({ file, path: ['header'] });
  await expect.element(field('Heading')).toHaveFocus();
  const choose = field(words.photo.replace);
  const input = choose.element() as HTMLInputElement;
  input.focus();
  await expect.element(choose).toHaveFocus();
  expect(input.getBoundingClientRect().width).toBe(1);
  const { photoFile } = await photoNamed('door.webp');
  const { drop } = await photoNamed('gate.webp', 'kitchen.jpg');
  await choose.upload(photoFile);
  // What it shows is still that of the former photo.
  const alt = field(words.photo.description);
  await expect.element(alt).toHaveFocus();
  await expect.element(alt).toHaveAccessibleDescription(words.photo.former);
  await expect.element(status).toHaveTextContent(/door\.webp is only \d+ by \d+ pixels\./);
  await saved();
  const src = async () => (await written(file)).header.photo.src;
  const chosen = await src();
  expect(chosen).toMatch(/^header-photo-[\da-f]{6}\.jpg$/);
  document.querySelector('.photo')?.dispatchEvent(drop());
  await expect.poll(src).not.toBe(chosen);
  await saved();
  await button(words.undo).click();
  await expect.element(status).toHaveTextContent(words.undone('Photo'));
  await expect.poll(src).toBe(chosen);
  await alt.fill('A door.');
  await expect.element(page.getByText(words.photo.former)).not.toBeInTheDocument();
  await saved();
  expect((await written(file)).header.photo).toEqual({ src: chosen, alt: 'A door.' });
});

test('a centre written at one place is changed there', async () => {
  const desk = await showDesk({ file, path: ['header'] });
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

test('photos are added to the text of an article: chosen, dropped, pasted, or of those that are here', async () => {
  const article = 'articles/spring.md';
  await showDesk({ file: article, path: ['body'] });
  const text = field('Text').first();
  const input = text.element() as HTMLTextAreaElement;
  await text.fill('First.\n\nLast.');
  input.setSelectionRange(2, 2);
  const { photoFile, data, drop, paste } = await photoNamed('van.jpg');
  const ways: (() => unknown)[] = [
    () => page.getByLabelText(words.photo.add).upload(photoFile),
    () => input.dispatchEvent(drop()),
    () => input.dispatchEvent(paste()),
    async () => {
      await page.getByText(words.photo.choose).first().click();
      await button('hero').first().click();
    },
  ];
  for (const [index, add] of ways.entries()) {
    await add();
    await expect.poll(() => input.value.split('![](').length).toBe(2);
    await userEvent.keyboard(`Way ${index}`);
  }
  const all = ['article-photo-.{6}', 'article-photo-.{6}', 'article-photo-.{6}', 'hero']
    .map((name, index) => `!\\[Way ${index}\\]\\((${name}\\.jpg)\\)`)
    .join('\n\n');
  const [, added] = new RegExp(`^First\\.\n\n${all}\n\nLast\\.$`).exec(input.value) ?? [];
  await saved();
  expect((await written(article)).body).toBe(input.value);
  expect((await deskService.state()).photos).toContain(added);
  // Word processors copy a text with a picture of it.
  data.setData('text/plain', 'A text');
  expect(input.dispatchEvent(paste())).toBe(true);
  // They end paragraphs with one line end.
  await text.clear();
  data.setData('text/plain', 'A text\r\nwith:\r\n• one\r\n• two\r\nAn end\r\n');
  data.setData('text/html', '<p>A text</p>');
  input.dispatchEvent(paste());
  await expect.element(text).toHaveValue('A text\n\nwith:\n• one\n• two\n\nAn end');
  expect(await accessibilityProblems()).toEqual([]);
});
