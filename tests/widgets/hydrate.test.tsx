import { type ComponentType, useEffect, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
// biome-ignore lint/style/noRestrictedImports: it tests the framework itself.
import { hydrate } from '../../framework/client/hydrate.tsx';

/** A text beside other content that comes and goes, which no island should have: React fails if others move it. */
function Fragile({ onRender }: { onRender?: () => void }) {
  const [isOpen, setOpen] = useState(false);
  useState(() => onRender?.());
  return (
    <form>
      <label htmlFor="town">Town</label>
      <input id="town" name="town" />
      <p>
        {isOpen ? 'open' : null}
        <b>!</b>
      </p>
      <textarea name="message" />
      <button type="button" onClick={() => setOpen(!isOpen)}>
        Turn
      </button>
    </form>
  );
}

/** Does to a text what a translator does. */
function translate(element: Element | null): void {
  const font = document.createElement('font');
  font.textContent = `${element?.textContent}…`;
  element?.firstChild?.replaceWith(font);
}

/** Puts the HTML of a component into the document, and gives what hydrates it. */
function prerender(Component: ComponentType<Record<string, unknown>>) {
  const element = document.createElement('div');
  element.innerHTML = renderToString(<Component />);
  document.body.append(element);
  const controller = new AbortController();
  onTestFinished(() => {
    controller.abort();
    element.remove();
  });
  const settled: string[] = [];
  const find = <T extends HTMLElement>(selector: string) => element.querySelector<T>(selector) as T;
  const type = () => {
    find<HTMLInputElement>('input').value = 'Albury';
    find<HTMLTextAreaElement>('textarea').value = 'Three rooms';
    find('textarea').focus();
  };
  const expectTyped = () => {
    expect(find<HTMLInputElement>('input').value).toBe('Albury');
    expect(find<HTMLTextAreaElement>('textarea').value).toBe('Three rooms');
    expect(document.activeElement).toBe(find('textarea'));
  };
  return {
    element,
    find,
    type,
    expectTyped,
    turn: () => find('button').click(),
    text: () => find('p').textContent,
    settled,
    /** Hydrates it, and waits until it has settled. */
    async start() {
      const { signal } = controller;
      hydrate(element, Component, { name: 'Test', signal, onSettled: (how) => void settled.push(how) });
      await expect.poll(() => settled).toHaveLength(1);
    },
  };
}

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue();
  vi.mocked(console.error).mockReturnValue();
});
const warnings = () => vi.mocked(console.warn).mock.calls.map(([first]) => first);
const anew = 'The island "Test" was rendered anew.';

test('an island whose HTML was not changed is hydrated as it is', async () => {
  const { element, start, settled, turn, text } = prerender(Fragile);
  const { firstChild } = element;
  await start();
  expect(element.firstChild).toBe(firstChild);
  turn();
  await expect.poll(text).toBe('open!');
  expect(settled).toEqual(['yes']);
  expect(warnings()).toEqual([]);
});

test('an island that was changed before hydration is rendered anew, with what was typed', async () => {
  const { start, find, type, expectTyped, settled, turn, text } = prerender(Fragile);
  translate(find('label'));
  type();
  await start();
  expectTyped();
  expect(settled).toEqual(['yes']);
  expect(warnings()).toEqual([anew]);
  turn();
  await expect.poll(text).toBe('open!');
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
  expect(warnings()).toEqual([anew]);
  expectTyped();
  expect(element.textContent).toContain('Late');
  turn();
  await expect.poll(text).toBe('open!');
});

test('an island in which React fails later is rendered anew once, then its first HTML is put back, with what was typed', async () => {
  const { element, start, find, type, expectTyped, settled, turn, text } = prerender(Fragile);
  const html = element.innerHTML;
  await start();
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
  expect(warnings()).toEqual([anew]);

  await fail();
  await expect.poll(() => settled).toEqual(['yes', 'yes', 'no']);
  expectTyped();
  expect(element.innerHTML).toBe(html);
  expect(warnings()).toEqual([anew]);
  expect(vi.mocked(console.error)).toHaveBeenCalledOnce();
  vi.mocked(console.error).mockClear();
});

test('an island never stands empty while it is rendered anew', async () => {
  const { element, start, find, settled, turn, text } = prerender(Fragile);
  await start();
  turn();
  await expect.poll(text).toBe('open!');
  translate(find('p'));
  turn();
  const empty: boolean[] = [];
  const frame = () => {
    empty.push(!element.hasChildNodes());
    if (settled.length < 2) requestAnimationFrame(frame);
  };
  frame();
  await expect.poll(() => settled).toEqual(['yes', 'yes']);
  expect(empty).not.toContain(true);
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
