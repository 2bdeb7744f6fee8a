import { expect, onTestFinished, test } from 'vitest';
import type { Json } from '../../api.ts';
import type { DeskStore } from '../../page/desk-store.ts';
import { PagePlaces } from '../../page/frame/page-places.ts';
import { pointedPlace } from '../../page/frame/pointed-place.ts';
import { showValue } from '../../page/frame/show-typed.ts';
import { switchesView } from '../../page/frame/switches-view.ts';
import { watchPage } from '../../page/frame/watch-page.ts';
import { markedText, placeKey } from '../../places/marks.ts';

const file = 'pages/home.yaml';
const marked = (text: string, ...path: (string | number)[]) => markedText(text, { file, path });
const name = marked('Deep Clean', 'items', 0, 'name');
const phone = { name: 'phone', file: 'business.yaml', path: ['phone'], value: '0491 570 737' };

function read(html: string) {
  const page = document.implementation.createHTMLDocument();
  page.body.innerHTML = html;
  const places = new PagePlaces(page);
  places.read();
  const at = (selector: string) => {
    const element = page.querySelector(selector);
    const pointed = element ? pointedPlace(element, places, [phone]) : undefined;
    return pointed && placeKey(pointed.place);
  };
  return { page, places, at };
}

test('content that only shows without scripts is not a place of the page', () => {
  const { page, places } = read('<h2></h2>');
  const noscript = page.createElement('noscript');
  noscript.textContent = `<p>${marked('Send a mail', 'why', 'heading')}</p>`;
  page.body.append(noscript);
  places.read();
  expect(places.list()).toEqual([]);
});

test('marks are read and removed, in islands only after hydration, and typing shows there only from then on', () => {
  const heading = marked('Why us', 'why', 'heading');
  const { page, places } = read(`<h2>${heading}</h2><div data-island="A"><p>${name}</p></div>`);
  const type = () => showValue(places, [], { file, path: ['items', 0, 'name'] }, ['Deep Clean'], 'Deepest');
  const texts = () => [...page.querySelectorAll('h2, p')].map(({ textContent }) => textContent);
  type();
  expect(texts()).toEqual(['Why us', name]);
  page.querySelector('div')?.setAttribute('data-hydrated', 'yes');
  places.read();
  expect(texts()).toEqual(['Why us', 'Deep Clean']);
  expect(places.list().map(({ place, text }) => `${placeKey(place)} ${text}`)).toEqual([
    `${file}#why/heading Why us`,
    `${file}#items/0/name Deep Clean`,
  ]);
  type();
  expect(texts()).toEqual(['Why us', 'Deepest']);
});

test('what is copied from a page has no marks, where an island has not hydrated and in a field, too', async () => {
  const frame = document.body.appendChild(document.createElement('iframe'));
  onTestFinished(() => frame.remove());
  const page = frame.contentDocument ?? document;
  page.body.innerHTML = `<h2>Why us</h2>
    <div data-island="A"><p>${name} <b title="${name}">now</b></p><textarea>${name}, $1,250</textarea></div>`;
  const written: string[] = [];
  const clipboard = frame.contentWindow?.navigator.clipboard;
  Object.assign(clipboard ?? {}, { writeText: (text: string) => written.push(text) });
  const owner: Partial<DeskStore> = { isEditing: false, changed: () => undefined };
  watchPage(page, new PagePlaces(page), owner as DeskStore);
  const copied = () => {
    const clipboardData = new DataTransfer();
    page.dispatchEvent(new ClipboardEvent('copy', { clipboardData }));
    return ['text/plain', 'text/html'].map((type) => clipboardData.getData(type));
  };
  page.getSelection()?.selectAllChildren(page.body);
  const [text = '', html] = copied();
  expect(text.replace(/\s+/g, ' ')).toMatch(/^Why us Deep Clean now/);
  expect(html).toContain('<p>Deep Clean <b title="Deep Clean">now</b></p>');
  page.querySelector('textarea')?.select();
  expect(copied()).toEqual(['Deep Clean, $1,250', '']);
  await clipboard?.writeText(name);
  expect(written).toEqual(['Deep Clean']);
  // Without marks, the browser copies as it does for visitors.
  page.getSelection()?.selectAllChildren(page.querySelector('h2') ?? page);
  expect(copied()).toEqual(['', '']);
});

test('a typed text or price shows in its place, even beside other texts; a changed one once the page is rendered again', () => {
  const price = marked('$1,250', 'items', 0, 'price');
  const { page, places } =
    read(`<p>${marked('Call', 'call')} 0491</p><img alt="${name}"><b>${name} ${price}</b>
    <i>${marked('It’s “so”…', 'text')}</i><b>${marked('$1,250', 'items', 1, 'price')}</b>`);
  const type = (path: (string | number)[], before: Json, typed: Json) =>
    showValue(places, [phone], { file, path }, [before], typed);
  type(['call'], 'Call', 'Ring');
  expect(page.querySelector('p')?.textContent).toBe('Ring 0491');
  type(['call'], 'Call', 'Phone');
  expect(page.querySelector('p')?.textContent).toBe('Ring 0491');
  type(['items', 0, 'name'], 'Deep Clean', 'Deepest');
  expect(page.querySelector('img')?.alt).toBe('Deepest');
  // Typed with straight marks, and with a fact.
  type(['text'], `It's "so"...`, 'It is [[phone]]');
  expect(page.querySelector('i')?.textContent).toBe('It is 0491 570 737');
  for (const typed of [null, 2, 27, 2700]) type(['items', 0, 'price'], 1250, typed);
  const shown = [...page.querySelectorAll('b')].map(({ textContent }) => textContent);
  expect(shown).toEqual(['Deepest $2,700', '$1,250']);
});

test('pointing at a text, a photo, a text without a mark and a phone link leads to what it shows', () => {
  const second = marked('Move', 'items', 1, 'name');
  const { at } = read(`<main><ul>
    <li id="card"><h3>${name}</h3><p id="plain"><span>${marked('from', 'from')}</span> here</p></li>
    <li><h3>${second}</h3></li></ul>
    <figure><img alt="${marked('A room', 'photo', 'alt')}"></figure>
    <a href="tel:+61491570737"><i>0491\u00a0570\u00a0737</i></a><section id="none">Plain</section></main>`);
  expect(at('h3')).toBe(`${file}#items/0/name`);
  expect(at('#plain')).toBe(`${file}#items/0`);
  expect(at('span')).toBe(`${file}#from`);
  expect(at('figure')).toBe(`${file}#photo/alt`);
  expect(at('i')).toBe('business.yaml#phone');
  expect(at('#none')).toBeUndefined();
});

test('pointing between the texts of a card leads to its item, not to what screen readers call the card', () => {
  const [place, list] = ['position', 'reviews'].map((part) =>
    markedText(part, { file: 'layout.yaml', path: [part] }),
  );
  const { at } = read(`<main><section aria-label="${list}">
    <article aria-label="${place}"><p>${name}</p></article>
    <article aria-label="${place}"><p>${marked('Move', 'items', 1, 'name')}</p></article></section></main>`);
  expect(at('article')).toBe(`${file}#items/0`);
  expect(at('section')).toBe('layout.yaml#reviews');
});

test('a click on a tab, an arrow or a page in a menu switches the view; one on a link of the page does not', () => {
  const { page, places } =
    read(`<nav><a href="/contact">Contact</a><a href="https://example.org">Quote</a></nav>
    <div popover><a href="/blog">Blog</a></div>
    <main><a href="/contact">${name}</a><button role="tab">${marked('Baths', 'baths')}</button>
    <button aria-label="Next"></button><button type="submit">Send</button></main>`);
  const switching = [...page.querySelectorAll('a, button')].map((each) => switchesView(each, places));
  expect(switching).toEqual([true, false, true, false, true, true, false]);
});
