import { islands } from 'virtual:site/islands';
import type { When } from '../island.tsx';
import { recordEvents } from './event-replay.ts';
import { firstIntent, idle } from './intent.ts';
import { reportMissing } from './navigation.ts';

const interactions = ['pointerover', 'touchstart', 'focusin', 'click', 'input'] as const;

/** Distance from the viewport at which an island counts as visible, so that it hydrates before it is seen. */
const rootMargin = '300px';

/** Milliseconds after which the first islands hydrate without a first intent. */
const idleTimeout = 2000;

const triggers: Record<When, typeof visible> = { visible, interaction, idle: () => idle(2000) };

/**
 * Hydrates each island of the page when its trigger fires, but none before the first intent or the idle timeout. The
 * pre-rendered islands look complete, so their code need not compete with the page for the network.
 * @returns stops it, and unmounts the islands; call it when the visitor leaves the page
 */
export function startIslands(): () => void {
  const controller = new AbortController();
  const ready = Promise.race([firstIntent, new Promise<void>((done) => setTimeout(done, idleTimeout))]);
  for (const element of document.querySelectorAll<HTMLElement>('[data-island]'))
    void startIsland(element, ready, controller.signal);
  return () => controller.abort();
}

async function startIsland(element: HTMLElement, ready: Promise<void>, signal: AbortSignal): Promise<void> {
  const { island: name = '', when = 'visible' } = element.dataset;
  const replay = recordEvents(element, signal);
  const settle = (hydrated: 'yes' | 'no') => {
    if (signal.aborted) return;
    element.dataset.hydrated = hydrated;
    replay();
  };
  try {
    await (when in triggers ? triggers[when as When] : visible)(element, signal);
    await ready;
    await pageChangeFinished();
    if (signal.aborted) return;
    const [{ hydrate }, module] = await Promise.all([
      import('./hydrate.tsx'),
      islands[name]?.(),
      deferredStyles(),
    ]);
    if (!signal.aborted) hydrate(element, module?.[name], { name, signal, onSettled: settle });
  } catch (error) {
    // Its code is missing or cannot be fetched: the pre-rendered HTML stays, and works as without scripts.
    reportMissing(`The island "${name}" could not be hydrated.`, error);
    settle('no');
  }
}

/** Resolves when no page change is in progress: hydration must not delay one. */
async function pageChangeFinished(): Promise<void> {
  while ('navigation' in window && window.navigation.transition)
    await window.navigation.transition.finished.catch(() => undefined);
}

/** Enables the deferred CSS of this page. Resolves when it is loaded. @throws if it cannot be fetched */
async function deferredStyles(): Promise<void> {
  const link = document.querySelector<HTMLLinkElement>('link[data-deferred]');
  if (!link || link.sheet) return;
  link.disabled = false;
  const { type } = await new Promise<Event>((done) => {
    for (const name of ['load', 'error']) link.addEventListener(name, done, { once: true });
  });
  // Lets the next island fetch it again.
  link.disabled = type === 'error';
  if (link.disabled) throw new Error(link.href);
}

/** Resolves when an element is visible, or within the root margin. @param signal aborts when its page is left */
function visible(element: Element, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        resolve();
      },
      { rootMargin },
    );
    observer.observe(element);
    signal.addEventListener('abort', () => observer.disconnect());
  });
}

/** Resolves when the visitor first points at, touches, focuses, clicks or fills in something in an element. */
function interaction(element: Element, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    for (const name of interactions)
      element.addEventListener(name, () => resolve(), { once: true, passive: true, signal });
    if (element.contains(document.activeElement)) resolve();
  });
}
