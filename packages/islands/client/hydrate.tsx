import type { ReactNode } from 'react';
import { startTransition, useEffect, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import type { IslandComponent } from '../island.tsx';
import { keepTyped } from './keep-typed.ts';

type AnyIsland = IslandComponent<Record<string, unknown>, object>;

type Options = {
  /** Prefix of the ids that `useId` makes, the same as in the pre-render, so that they are unique on a page. */
  name: string;
  /** Aborts when the visitor leaves the page of the island, which unmounts it. */
  signal: AbortSignal;
  /** Called with yes after each first render with scripts; with no when the pre-rendered HTML was put back. */
  onSettled: (hydrated: 'yes' | 'no') => void;
};

/**
 * Hydrates an island. If React fails, for example because a translator replaced a text node that React removes, the
 * island is re-rendered once. If that fails too, its original HTML is restored. Typed text and focus stay.
 * @param Component the export of the island's file with the island's name
 * @throws a `TypeError` if it is missing
 */
export function hydrate(
  element: HTMLElement,
  Component: AnyIsland | undefined,
  { name, signal, onSettled }: Options,
): void {
  if (!Component) throw new TypeError(`There is no component ${name}.`);
  // Kept in a template's document, where pictures do not load. Trusted Types would not allow parsing the HTML again.
  const templates = document.createElement('template').content.ownerDocument;
  const before = templates.importNode(element, true);
  let putBack = (): void => undefined;
  const read = () => {
    if (element.hasChildNodes()) putBack = keepTyped(element);
  };
  const island = (
    <Rendered read={read} putBack={() => putBack()} onRendered={() => onSettled('yes')}>
      <WithProps Component={Component} before={before} />
    </Rendered>
  );
  let root: Root | undefined;
  let isRenewed = false;
  const warn = (error: unknown) => console.warn(`The island "${name}" was rendered again.`, error);
  const renew = (error: unknown) => {
    if (signal.aborted) return;
    root?.unmount();
    if (isRenewed) {
      console.error(error);
      element.replaceChildren(...before.childNodes);
      putBack();
      return onSettled('no');
    }
    isRenewed = true;
    warn(error);
    root = createRoot(element, options);
    // Synchronously, so that the browser cannot paint the empty element.
    flushSync(() => root?.render(island));
  };
  const options = {
    identifierPrefix: name,
    // React has emptied the element of a failed tree, and is still rendering.
    onUncaughtError: (error: unknown) => queueMicrotask(() => renew(error)),
    // An extension or translator changed the HTML, so React re-rendered the island. Ignored if it was unmounted.
    onRecoverableError: (error: unknown) => (signal.aborted ? undefined : warn(error)),
  };
  // In a transition React yields to the browser every few milliseconds, so taps are not blocked.
  startTransition(() => {
    root = hydrateRoot(element, island, options);
  });
  // In a later task: React may be rendering now.
  signal.addEventListener('abort', () => setTimeout(() => root?.unmount()));
}

/** The island with its props. Reading them fails like the island itself. */
function WithProps({ Component, before }: { Component: AnyIsland; before: HTMLElement }) {
  return <Component {...JSON.parse(before.dataset.props ?? '{}')} {...Component.fromHtml?.(before)} />;
}

type RenderedProps = Record<'read' | 'putBack' | 'onRendered', () => void> & { children: ReactNode };

/** Calls back when its children are rendered a second time, with what only scripts show. */
function Rendered({ read, putBack, onRendered, children }: RenderedProps) {
  const [isSecond, setSecond] = useState(false);
  // Before this rendering replaces any HTML.
  useState(read);
  useLayoutEffect(() => {
    putBack();
    return read;
  }, [read, putBack]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it calls back once.
  useEffect(() => (isSecond ? onRendered() : setSecond(true)), [isSecond]);
  return children;
}
