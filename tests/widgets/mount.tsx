import type { IslandComponent } from '@site/islands';
import { cloneElement, type ReactElement, type ReactNode, useEffect, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { onTestFinished } from 'vitest';

/** Puts the static HTML of a part into the document until the test ends, and returns its first element. */
export function mountStatic(part: ReactElement): HTMLElement {
  const holder = document.createElement('template');
  holder.innerHTML = renderToStaticMarkup(part);
  const elements = [...holder.content.children];
  document.body.append(...elements);
  onTestFinished(() => {
    for (const element of elements) element.remove();
  });
  const [first] = elements;
  if (!(first instanceof HTMLElement)) throw new Error('The part renders nothing.');
  return first;
}

/** Pre-renders a widget and hydrates it, like an island of the site. Resolves once it works. */
export async function mount(widget: ReactElement): Promise<HTMLElement> {
  return hydrate(prerender(widget), widget);
}

/** Mounts an island that fetches a file of the site, and waits for the file. */
export async function mountReading(island: ReactElement): Promise<HTMLElement> {
  const main = prerender(island);
  const isBusy = () => main.querySelector('[aria-busy="true"]') !== null;
  const read = new Promise<void>((done) => {
    let hasBegun = false;
    const observer = new MutationObserver(() => {
      hasBegun ||= isBusy();
      if (hasBegun && !isBusy()) done();
    });
    observer.observe(main, { subtree: true, attributeFilter: ['aria-busy'] });
    onTestFinished(() => observer.disconnect());
  });
  await hydrate(main, island);
  await read;
  return main;
}

function prerender(widget: ReactElement): HTMLElement {
  const main = document.createElement('main');
  main.innerHTML = renderToString(widget);
  document.body.append(main);
  return main;
}

async function hydrate(main: HTMLElement, widget: ReactElement): Promise<HTMLElement> {
  let root: Root | undefined;
  onTestFinished(() => {
    root?.unmount();
    main.remove();
  });
  const { fromHtml } = widget.type as IslandComponent<object, object>;
  const read = cloneElement(widget, fromHtml?.(main));
  await new Promise<void>((resolve, reject) => {
    root = hydrateRoot(main, <Hydrated onHydrated={resolve}>{read}</Hydrated>, {
      onRecoverableError: reject,
      onUncaughtError: reject,
    });
  });
  return main;
}

/** Calls back when its children are hydrated and have been rendered a second time, as with scripts. */
function Hydrated({ onHydrated, children }: { onHydrated: () => void; children: ReactNode }) {
  const [isSecond, setSecond] = useState(false);
  useEffect(() => setSecond(true), []);
  useEffect(() => {
    if (isSecond) onHydrated();
  }, [isSecond, onHydrated]);
  return children;
}
