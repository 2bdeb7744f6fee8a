import { type ComponentType, type ReactNode, startTransition, useEffect, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';

type Outcome = {
  /** Keeps the ids of the islands of a page apart, as the pre-render does. */
  name: string;
  /** Is called once React has hydrated the island and what it shows only with scripts is there. */
  onHydrated: () => void;
  /** Is called when its code failed; its HTML is then as it was pre-rendered. */
  onFailed: () => void;
};

/**
 * Hydrates an island.
 * @param Component what the file of the island exports under its name
 * @returns what unmounts it, for when its page is left
 * @throws a `TypeError` if that is no component
 */
export function hydrate(
  element: HTMLElement,
  Component: ComponentType<Record<string, unknown>> | undefined,
  props: Record<string, unknown>,
  { name, onHydrated, onFailed }: Outcome,
): () => void {
  if (!Component) throw new TypeError(`There is no component ${name}.`);
  const prerendered = element.innerHTML;
  let root: Root | undefined;
  let isLeft = false;
  const restore = (error: unknown) => {
    console.error(error);
    // Not at once: React empties the element of a tree that failed.
    setTimeout(() => {
      if (isLeft) return;
      element.innerHTML = prerendered;
      onFailed();
    });
  };
  // As a transition React gives way to the browser every few milliseconds, so that a tap never waits for it.
  startTransition(() => {
    root = hydrateRoot(
      element,
      <Hydrated onHydrated={onHydrated}>
        <Component {...props} />
      </Hydrated>,
      {
        identifierPrefix: name,
        onUncaughtError: restore,
        // React complains of an island that is unmounted during hydration: nobody sees it any more.
        onRecoverableError: (error) => {
          if (!isLeft) reportError(error);
        },
      },
    );
  });
  return () => {
    isLeft = true;
    // Not at once: React may be in the middle of its work.
    setTimeout(() => root?.unmount());
  };
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
