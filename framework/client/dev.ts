import type { ViteHotContext } from 'vite/types/hot.js';

/** Only on the dev server: applies code changes to the page, without a reload where possible. */
export function followChanges(hot: ViteHotContext): void {
  hot.on('framework:islands', (names: string[]) => {
    // React Refresh updates hydrated islands; the others still show the old pre-rendered HTML.
    if (names.some((name) => document.querySelector(`[data-island="${name}"]:not([data-hydrated="yes"])`)))
      location.reload();
  });
  hot.on('framework:styles', async () => {
    const response = await fetch(location.href);
    if (response.status === 500) location.reload();
    const next = new DOMParser().parseFromString(await response.text(), 'text/html');
    const [before = [], after = []] = [document, next].map((html) => [
      ...html.head.querySelectorAll<HTMLStyleElement | HTMLLinkElement>('style, link[rel="stylesheet"]'),
    ]);
    for (const [index, element] of after.entries()) {
      element.disabled = before[index]?.disabled ?? false;
      before[index]?.replaceWith(document.adoptNode(element));
    }
  });
}
