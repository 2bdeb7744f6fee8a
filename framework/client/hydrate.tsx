import { type ComponentType, type ReactNode, startTransition, useEffect, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';

type Options = {
  /** Keeps the ids of the islands of a page apart, as the pre-render does. */
  name: string;
  /** Aborts when the page of the island is left, which unmounts it. */
  left: AbortSignal;
  /** Is called with yes once what the island shows with scripts is there; with no when its HTML is as pre-rendered. */
  onEnd: (hydrated: 'yes' | 'no') => void;
};

/**
 * Hydrates an island.
 * @param Component what the file of the island exports under its name
 * @throws a `TypeError` if that is no component
 */
export function hydrate(
  element: HTMLElement,
  Component: ComponentType<Record<string, unknown>> | undefined,
  props: Record<string, unknown>,
  { name, left, onEnd }: Options,
): void {
  if (!Component) throw new TypeError(`There is no component ${name}.`);
  const prerendered = element.innerHTML;
  let root: Root | undefined;
  const restore = (error: unknown) => {
    console.error(error);
    // Not at once: React empties the element of a tree that failed.
    setTimeout(() => {
      if (left.aborted) return;
      element.innerHTML = prerendered;
      onEnd('no');
    });
  };
  // As a transition React gives way to the browser every few milliseconds, so that a tap never waits for it.
  startTransition(() => {
    root = hydrateRoot(
      element,
      <Hydrated onHydrated={() => onEnd('yes')}>
        <Component {...props} />
      </Hydrated>,
      {
        identifierPrefix: name,
        onUncaughtError: restore,
        // React complains of an island that is unmounted during hydration: nobody sees it any more.
        onRecoverableError: (error) => {
          if (!left.aborted) reportError(error);
        },
      },
    );
  });
  // Not at once: React may be in the middle of its work.
  left.addEventListener('abort', () => setTimeout(() => root?.unmount()));
}

/** Calls back when what it holds is hydrated and has been rendered a second time, as it is with scripts. */
function Hydrated({ onHydrated, children }: { onHydrated: () => void; children: ReactNode }) {
  const [isSecond, setSecond] = useState(false);
  useEffect(() => setSecond(true), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it hydrates once.
  useEffect(() => {
    if (isSecond) onHydrated();
  }, [isSecond]);
  return children;
}
