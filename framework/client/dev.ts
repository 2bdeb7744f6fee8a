import type { ViteHotContext } from 'vite/types/hot.js';

/** Only under the dev server: takes changes into the page, without loading it anew where that can be. */
export function followChanges(hot: ViteHotContext): void {
  hot.on('framework:islands', (names: string[]) => {
    // Islands that are hydrated are updated by React; others still show what was pre-rendered.
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
