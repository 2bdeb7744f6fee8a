import { useEffect } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { Fragile, prerender, translate } from '../fixtures/fragile-island.tsx';

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue();
  vi.mocked(console.error).mockReturnValue();
});
const warnings = () => vi.mocked(console.warn).mock.calls.map(([first]) => first);
const warning = 'The island "Test" was rendered again.';

test('an island with unchanged HTML hydrates in place', async () => {
  const { element, start, settled, turn, text } = prerender(Fragile);
  const { firstChild } = element;
  await start();
  expect(element.firstChild).toBe(firstChild);
  turn();
  await expect.poll(text).toBe('open!');
  expect(settled).toEqual(['yes']);
  expect(warnings()).toEqual([]);
});

test('an island changed before hydration is re-rendered and keeps what was typed', async () => {
  const { start, find, type, expectTyped, settled, turn, text } = prerender(Fragile);
  translate(find('label'));
  type();
  await start();
  expectTyped();
  expect(settled).toEqual(['yes']);
  expect(warnings()).toEqual([warning]);
  turn();
  await expect.poll(text).toBe('open!');
});

test('an island reads unserialised props from its HTML, even if that was changed', async () => {
  const List = ({ kinds = ['Rye', 'Spelt'] }) => kinds.map((kind) => <li key={kind}>{kind}</li>);
  const fromHtml = (html: HTMLElement) => ({
    kinds: [...html.querySelectorAll('li')].map((item) => item.textContent),
  });
  const { element, start, settled } = prerender(Object.assign(List, { fromHtml }));
  const last = element.querySelector('li:last-child');
  if (last) last.textContent = 'Dinkel';
  await start();
  expect(element.querySelector('li:last-child')).toBe(last);
  expect(element.textContent).toBe('RyeDinkel');
  expect(settled).toEqual(['yes']);
  expect(warnings()).toEqual([]);
});

test('an island that is changed during hydration works', async () => {
  let translateNow = () => {};
  const { element, start, find, type, expectTyped, turn, text } = prerender(() => (
    <div>
      <h2>Early</h2>
      <Fragile onRender={() => translateNow()} />
      <h3>Late</h3>
    </div>
  ));
  translateNow = () => {
    translateNow = () => {};
    for (const tag of ['h2', 'label', 'h3']) translate(find(tag));
  };
  type();
  await start();
  expect(warnings()).toEqual([warning]);
  expectTyped();
  expect(element.textContent).toContain('Late');
  turn();
  await expect.poll(text).toBe('open!');
});

test('if React fails later, an island is re-rendered once, then gets its first HTML back, with what was typed, and is never empty', async () => {
  const { element, start, find, type, expectTyped, settled, turn, text } = prerender(Fragile);
  const html = element.innerHTML;
  await start();
  let empty = 0;
  const frame = () => {
    if (!element.hasChildNodes()) empty += 1;
    if (settled.length < 3) requestAnimationFrame(frame);
  };
  frame();
  const fail = async () => {
    turn();
    await expect.poll(text).toBe('open!');
    translate(find('p'));
    type();
    turn();
  };
  await fail();
  await expect.poll(() => settled).toEqual(['yes', 'yes']);
  expectTyped();
  expect(text()).toBe('!');
  expect(warnings()).toEqual([warning]);

  await fail();
  await expect.poll(() => settled).toEqual(['yes', 'yes', 'no']);
  expectTyped();
  expect(element.innerHTML).toBe(html);
  expect(empty).toBe(0);
  expect(warnings()).toEqual([warning]);
  expect(vi.mocked(console.error)).toHaveBeenCalledOnce();
  vi.mocked(console.error).mockClear();
});

test('an island that fails at its first rendering keeps its HTML', async () => {
  let isBrowser = false;
  const { element, start, settled } = prerender(() => {
    useEffect(() => undefined);
    if (isBrowser) throw new Error('broken');
    return <p>Static</p>;
  });
  isBrowser = true;
  await start();
  expect(settled).toEqual(['no']);
  expect(element.innerHTML).toBe('<p>Static</p>');
  expect(vi.mocked(console.error)).toHaveBeenCalledOnce();
  vi.mocked(console.error).mockClear();
});

test('an island that is unmounted during hydration reports nothing', async () => {
  let rendered = 0;
  let leave = () => {};
  // So slow that React yields to the browser before the island is hydrated.
  const Slow = () => {
    const start = performance.now();
    while (performance.now() - start < 8);
    rendered += 1;
    if (rendered === 3) leave();
    return <Fragile />;
  };
  const numbers = Array.from({ length: 20 }, (_, index) => index);
  const { element, hydrateNow, unmount, settled } = prerender(() =>
    numbers.map((number) => <Slow key={number} />),
  );
  rendered = 0;
  leave = unmount;
  hydrateNow();
  await expect.poll(() => element.hasChildNodes()).toBe(false);
  expect(rendered).toBeLessThan(numbers.length);
  expect(settled).toEqual([]);
  expect(warnings()).toEqual([]);
});
