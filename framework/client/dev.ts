/** Only under the dev server: takes changes into the page, without loading it anew where that can be. */
export function followChanges(): void {
  import.meta.hot?.on('framework:islands', (names: string[]) => {
    // Islands that are hydrated are updated by React; others still show what was pre-rendered.
    if (names.some((name) => document.querySelector(`[data-island="${name}"]:not([data-hydrated="yes"])`)))
      location.reload();
  });
  import.meta.hot?.on('framework:styles', async () => {
    const response = await fetch(location.href);
    const next = new DOMParser().parseFromString(await response.text(), 'text/html');
    for (const selector of [
      'style:not([data-page-styles])',
      'style[data-page-styles]',
      'link[data-deferred]',
      'link[media="print"]',
    ]) {
      const [before, after] = [document, next].map((html) => html.head.querySelector(selector));
      if (!before || !after) continue;
      const isDisabled = before instanceof HTMLLinkElement && before.disabled;
      if (after instanceof HTMLLinkElement) after.disabled = isDisabled;
      before.replaceWith(document.adoptNode(after));
    }
  });
}
