import { onTestFinished, vi } from 'vitest';

/**
 * Runs an enhancement of the app shell. Its listeners on document and window are removed when the test ends; on the
 * site they stay as long as the document.
 * @returns its cleanup, which also runs when the test ends
 */
export function enhance(enhancement: () => unknown): () => void {
  const removals = [recordListeners(document), recordListeners(window)];
  const cleanup = enhancement();
  const remove = removals.map((stop) => stop());
  const leave = () => {
    if (typeof cleanup === 'function') cleanup();
  };
  onTestFinished(() => {
    leave();
    for (const each of remove) each();
  });
  return leave;
}

/** @returns a function that ends the recording and returns a function that removes the recorded listeners */
function recordListeners(target: EventTarget): () => () => void {
  const added = vi.spyOn(target, 'addEventListener');
  return () => {
    const calls = [...added.mock.calls];
    added.mockRestore();
    return () => {
      for (const [type, listener, options] of calls) target.removeEventListener(type, listener, options);
    };
  };
}

let visits = 0;

/** Loads the enhancements of the overlays as in a new document, without any state. */
export async function newDocument() {
  visits += 1;
  const load = (name: string) => import(/* @vite-ignore */ `/src/${name}.browser.ts?visit=${visits}`);
  const [chat, prompt] = await Promise.all([
    load('layout/after-main/ChatHelper'),
    load('sections/home/HomeOverlays'),
  ]);
  return {
    ...(chat as typeof import('../../src/layout/after-main/ChatHelper.browser.ts')),
    ...(prompt as typeof import('../../src/sections/home/HomeOverlays.browser.ts')),
  };
}

/** Prevents clicks on links from leaving the document, and returns the addresses that were followed. */
export function holdLinks(): string[] {
  const followed: string[] = [];
  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || event.defaultPrevented) return;
    event.preventDefault();
    followed.push(link.getAttribute('href') ?? '');
  };
  window.addEventListener('click', onClick);
  onTestFinished(() => window.removeEventListener('click', onClick));
  return followed;
}
