import { type ComponentType, type ReactNode, startTransition, useEffect, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';

type Options = {
  /** Prefix of the ids that `useId` makes, the same as in the pre-render, so that they are unique on a page. */
  name: string;
  /** Aborts when the visitor leaves the page of the island, which unmounts it. */
  signal: AbortSignal;
  /** Called with yes after the first render with scripts; with no when the pre-rendered HTML was put back. */
  onSettled: (hydrated: 'yes' | 'no') => void;
};

/**
 * Hydrates an island.
 * @param Component the export of the island's file with the island's name
 * @throws a `TypeError` if it is missing
 */
export function hydrate(
  element: HTMLElement,
  Component: ComponentType<Record<string, unknown>> | undefined,
  props: Record<string, unknown>,
  { name, signal, onSettled }: Options,
): void {
  if (!Component) throw new TypeError(`There is no component ${name}.`);
  // In the document of templates, where pictures do not load; Trusted Types refuse to make text HTML again.
  const templates = document.createElement('template').content.ownerDocument;
  const prerendered = templates.importNode(element, true);
  let root: Root | undefined;
  const restore = (error: unknown) => {
    console.error(error);
    // In a later task: React first empties the element of a failed tree.
    setTimeout(() => {
      if (signal.aborted) return;
      element.replaceChildren(...prerendered.childNodes);
      onSettled('no');
    });
  };
  // In a transition React yields to the browser every few milliseconds, so that no tap waits for it.
  startTransition(() => {
    root = hydrateRoot(
      element,
      <Hydrated onHydrated={() => onSettled('yes')}>
        <Component {...props} />
      </Hydrated>,
      {
        identifierPrefix: name,
        onUncaughtError: restore,
        // React reports an error for an island that is unmounted during hydration; it no longer matters.
        onRecoverableError: (error) => {
          if (!signal.aborted) reportError(error);
        },
      },
    );
  });
  // In a later task: React may be rendering now.
  signal.addEventListener('abort', () => setTimeout(() => root?.unmount()));
}

/** Calls back when its children are hydrated and rendered a second time, with what only scripts show. */
function Hydrated({ onHydrated, children }: { onHydrated: () => void; children: ReactNode }) {
  const [isSecond, setSecond] = useState(false);
  useEffect(() => setSecond(true), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it hydrates once.
  useEffect(() => {
    if (isSecond) onHydrated();
  }, [isSecond]);
  return children;
}
