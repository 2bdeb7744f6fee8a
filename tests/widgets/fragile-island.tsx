import { hydrate } from '@site/islands/client/hydrate';
import { type ComponentType, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, onTestFinished } from 'vitest';

/** A text beside other content that comes and goes, which no island should have: React fails if others move it. */
export function Fragile({ onRender }: { onRender?: () => void }) {
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
export function translate(element: Element | null): void {
  const font = document.createElement('font');
  font.textContent = `${element?.textContent}…`;
  element?.firstChild?.replaceWith(font);
}

/** Puts the HTML of a component into the document, and gives what hydrates it. */
export function prerender(Component: ComponentType<Record<string, unknown>>) {
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
