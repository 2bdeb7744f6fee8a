import { islands } from 'virtual:site/islands';
import type { When } from '../island.tsx';
import { replayEvents } from './event-replay.ts';
import { firstIntent } from './intent.ts';
import { interaction, visible, whenIdle } from './triggers.ts';

/** Milliseconds after which the first islands hydrate although the visitor has done nothing. */
const idleTimeout = 2000;

const triggers: Record<When, typeof visible> = { visible, interaction, idle: whenIdle };

/**
 * Hydrates each island of the page when its time has come. Those that are visible from the start wait until the visitor
 * does something, or for a while: they look as they should already, and what they load must not compete with the page.
 * @returns what ends it, for when the page is left
 */
export function startIslands(): () => void {
  const left = new AbortController();
  const ready = Promise.race([firstIntent, new Promise<void>((done) => setTimeout(done, idleTimeout))]);
  for (const element of document.querySelectorAll<HTMLElement>('[data-island]'))
    void startIsland(element, ready, left.signal);
  return () => left.abort();
}

async function startIsland(element: HTMLElement, ready: Promise<void>, left: AbortSignal): Promise<void> {
  const { island: name = '', when = 'visible', props = '{}' } = element.dataset;
  const replay = replayEvents(element, left);
  const end = (hydrated: 'yes' | 'no') => {
    if (left.aborted) return;
    element.dataset.hydrated = hydrated;
    replay();
  };
  try {
    await (when in triggers ? triggers[when as When] : visible)(element, left);
    await ready;
    await pageChange();
    if (left.aborted) return;
    const [{ hydrate }, module] = await Promise.all([
      import('./hydrate.tsx'),
      islands[name]?.(),
      deferredStyles(),
    ]);
    if (!left.aborted) hydrate(element, module?.[name], JSON.parse(props), { name, left, onEnd: end });
  } catch (error) {
    // Its code cannot be fetched or is not there: it stays as it was pre-rendered, which works as without scripts.
    console.error(`The part "${name}" of this page could not be started.`, error);
    end('no');
  }
}

/** Resolves when no page change is under way: hydration must not delay one. */
async function pageChange(): Promise<void> {
  while ('navigation' in window && window.navigation.transition)
    await window.navigation.transition.finished.catch(() => undefined);
}

/** Applies the styles of what islands add to this page; its document holds only those that it needs as it is. */
function deferredStyles(): Promise<unknown> {
  const link = document.querySelector<HTMLLinkElement>('link[data-deferred]');
  if (!link?.disabled) return Promise.resolve();
  link.disabled = false;
  return new Promise((done) => {
    for (const name of ['load', 'error']) link.addEventListener(name, done, { once: true });
  });
}
