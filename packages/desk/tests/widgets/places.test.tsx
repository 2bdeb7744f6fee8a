import { expect, test } from 'vitest';
import { PagePlaces } from '../../page/frame/page-places.ts';
import { pointedPlace } from '../../page/frame/pointed-place.ts';
import { replaceWords } from '../../page/frame/replace-words.ts';
import { switchesView } from '../../page/frame/switches-view.ts';
import { markedText, placeKey } from '../../page/places/marks.ts';
import './facts.ts';

const file = 'pages/home.yaml';
const marked = (text: string, ...path: (string | number)[]) => markedText(text, { file, path });
const name = marked('Deep Clean', 'items', 0, 'name');
const phone = { name: 'phone', file: 'business.yaml', path: ['phone'], value: '0491 570 006' };

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

test('marks are read and removed, in islands only after hydration', () => {
  const heading = marked('Why us', 'why', 'heading');
  const { page, places } = read(`<h2>${heading}</h2><div data-island="A"><p>${name}</p></div>`);
  expect(page.querySelector('h2')?.textContent).toBe('Why us');
  expect(page.querySelector('p')?.textContent).toBe(name);
  page.querySelector('div')?.setAttribute('data-hydrated', 'yes');
  places.read();
  expect(page.querySelector('p')?.textContent).toBe('Deep Clean');
  expect(places.list().map(({ place, text }) => `${placeKey(place)} ${text}`)).toEqual([
    `${file}#why/heading Why us`,
    `${file}#items/0/name Deep Clean`,
  ]);
});

test('a typed text shows in its place, even beside other texts', () => {
  const call = marked('Call', 'call');
  const { page, places } = read(`<p>${call} 0491</p><img alt="${name}"><b>${name}</b>`);
  expect(places.replace({ file, path: ['call'] }, ['Call'], 'Ring')).toBe(1);
  expect(page.querySelector('p')?.textContent).toBe('Ring 0491');
  expect(places.replace({ file, path: ['items', 0, 'name'] }, ['Deep Clean'], 'Deepest')).toBe(2);
  expect(page.querySelector('img')?.alt).toBe('Deepest');
  expect(places.replace({ file, path: ['call'] }, ['Call'], 'Phone')).toBe(0);
});

test('typing does not change an island before it has hydrated', () => {
  const island = `<div data-island="A"><h3>${name}</h3><p>$250</p></div>`;
  const { page, places } = read(`<main>${island}<p>${marked('Move', 'items', 0, 'text')}</p></main>`);
  const element = page.querySelector('div');
  const before = element?.innerHTML;
  const item = { file, path: ['items', 0] };
  const type = () => {
    places.replace({ ...item, path: [...item.path, 'name'] }, ['Deep Clean'], 'Deepest');
    replaceWords(page, places, { ...item, path: [...item.path, 'price'] }, ['250'], '275');
  };
  type();
  expect(element?.innerHTML).toBe(before);
  element?.setAttribute('data-hydrated', 'yes');
  places.read();
  type();
  expect(element?.textContent).toBe('Deepest$275');
});

test('a text that was typed with straight marks is replaced where the page shows it with curved ones', () => {
  const { page, places } = read(`<p>${marked('It’s “so”…', 'text')}</p>`);
  expect(places.replace({ file, path: ['text'] }, [`It's "so"...`], 'It is')).toBe(1);
  expect(page.querySelector('p')?.textContent).toBe('It is');
});

test('pointing at a text, a photo, a price and a phone link leads to what it shows', () => {
  const second = marked('Move', 'items', 1, 'name');
  const { at } = read(`<main><ul>
    <li id="card"><h3>${name}</h3><p id="price"><span>${marked('from', 'from')}</span> $250</p></li>
    <li><h3>${second}</h3></li></ul>
    <figure><img alt="${marked('A room', 'photo', 'alt')}"></figure>
    <a href="tel:+61491570006"><i>0491\u00a0570\u00a0006</i></a><section id="none">Plain</section></main>`);
  expect(at('h3')).toBe(`${file}#items/0/name`);
  expect(at('#price')).toBe(`${file}#items/0`);
  expect(at('span')).toBe(`${file}#from`);
  expect(at('figure')).toBe(`${file}#photo/alt`);
  expect(at('i')).toBe('business.yaml#phone');
  expect(at('#none')).toBeUndefined();
});

test('a fact that has just been typed leads to its place, too', () => {
  const { page, places, at } = read('<a href="tel:1">0491 570 006</a>');
  replaceWords(page, places, phone, ['0491 570 006'], '0491');
  expect(at('a')).toBe('business.yaml#phone');
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

test('the list of places has the prices of a page in order, each with its item', () => {
  const second = marked('Move', 'items', 1, 'name');
  const { places } = read(`<main><ul><li><h3>${name}</h3><b>$250</b> <i>1 of 2</i></li>
    <li><h3>${second}</h3><b>$590</b></li></ul><p>From $160</p></main>`);
  expect(places.list().map(({ place, text }) => `${placeKey(place)} ${text}`)).toEqual([
    `${file}#items/0/name Deep Clean`,
    `${file}#items/0 $250`,
    `${file}#items/1/name Move`,
    `${file}#items/1 $590`,
  ]);
});

test('a typed price shows only in its card, a typed fact everywhere', () => {
  const second = marked('Move', 'items', 1, 'name');
  const list = marked('Oven', 'items', 0, 'features', 0);
  const { page, places } = read(`<main><ul><li><h3>${name}</h3><p>${list}</p><b>$250</b></li>
    <li><h3>${second}</h3><b>$250</b></li></ul><i>Call 0491\u00a0570\u00a0006.</i></main>`);
  replaceWords(page, places, { file, path: ['items', 0, 'fromPrice'] }, ['250'], '270');
  const prices = () => [...page.querySelectorAll('b')].map(({ textContent }) => textContent);
  expect(prices()).toEqual(['$270', '$250']);
  // Typed again from its first digit, while 250 is still in the file.
  let former = '270';
  for (const typed of ['', '2', '27', '2', '29', '2', '25', '250']) {
    replaceWords(page, places, { file, path: ['items', 0, 'fromPrice'] }, [former, '250'], typed);
    former = typed;
  }
  expect(prices()).toEqual(['$250', '$250']);
  replaceWords(page, places, { file: 'business.yaml', path: ['phone'] }, ['0491 570 006'], '0491 570 156');
  expect(page.querySelector('i')?.textContent).toBe('Call 0491\u00a0570\u00a0156.');
});
