import { type ReactNode, startTransition, useEffect } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { useHydrated } from './hooks/use-hydrated.ts';
import { type IslandName, islands, quietIslands } from './islands.ts';
import { firstIntent, onceTouched } from './lib/intent.ts';
import { onceNear } from './lib/near.ts';

/** Milliseconds after which the first islands wake although the visitor has done nothing. */
const calm = 2000;

/**
 * Lets React take over each island of a drawn page as it comes near the window. Those that are near from the start
 * wait until the visitor does something, or for a while: they look as they should already, and what they load is
 * not to share the line with the page itself.
 * @returns what ends it, for when the page is left
 */
export function wakeIslands(page: Element): () => void {
  const ready = Promise.race([firstIntent, new Promise<void>((resolve) => setTimeout(resolve, calm))]);
  const stops = [...page.querySelectorAll<HTMLElement>('[data-island]')].map((part) =>
    wakeWhenNear(part, ready),
  );
  return () => {
    for (const stop of stops) stop();
  };
}

function wakeWhenNear(element: HTMLElement, ready: Promise<void>): () => void {
  const name = element.dataset.island;
  if (!isIsland(name)) return () => undefined;
  let root: Root | undefined;
  let left = false;
  const presses = keepPresses(element);
  const once = quietIslands.includes(name) ? onceTouched : onceNear;
  const stopWatching = once(element, async () => {
    try {
      await ready;
      const Part = await islands[name]();
      if (left) return;
      const content = (
        <Woken
          onWoken={() => {
            element.dataset.awake = 'yes';
            presses.replay();
          }}
        >
          <Part />
        </Woken>
      );
      const drawn = element.innerHTML;
      startTransition(() => {
        root = hydrateRoot(element, content, {
          identifierPrefix: name,
          // A part whose code fails stays as it was drawn: text can be read and links work.
          onUncaughtError: (error) => {
            console.error(error);
            setTimeout(() => {
              if (!left) element.innerHTML = drawn;
            });
          },
          // React complains of a part that is left while it is taken over: nobody sees it any more.
          onRecoverableError: (error) => {
            if (!left) reportError(error);
          },
        });
      });
    } catch {
      // Its code cannot be fetched: it stays as it was drawn, which is as good as without scripts.
      element.dataset.awake = 'no';
      presses.replay();
    }
  });
  return () => {
    left = true;
    stopWatching();
    presses.forget();
    // Not at once: React may be in the middle of showing the next page.
    if (root) setTimeout(() => root?.unmount());
  };
}

function isIsland(name: string | undefined): name is IslandName {
  return name !== undefined && Object.hasOwn(islands, name);
}

/** Tells once that what it holds has been taken over, and is drawn as it is with scripts. */
function Woken({ onWoken, children }: { onWoken: () => void; children: ReactNode }) {
  const isReady = useHydrated();
  // biome-ignore lint/correctness/useExhaustiveDependencies: it wakes once.
  useEffect(() => {
    if (isReady) onWoken();
  }, [isReady]);
  return children;
}

/**
 * Remembers the last press of a button or tab in a part that does not listen yet, to press it again when it does; a tab
 * that never will is then followed as the link that it is.
 */
function keepPresses(element: HTMLElement): { replay: () => void; forget: () => void } {
  let pressed: HTMLElement | null = null;
  const onClick = (event: MouseEvent) => {
    const isModified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (isModified || !(event.target instanceof Element)) return;
    // A tab whose panel is here is followed at once.
    pressed = event.target.closest('button:not([popovertarget]), a[data-selected]:not([href^="#"])');
    if (pressed instanceof HTMLAnchorElement) event.preventDefault();
  };
  const forget = () => element.removeEventListener('click', onClick);
  element.addEventListener('click', onClick);
  return {
    forget,
    replay: () => {
      forget();
      pressed?.click();
    },
  };
}
