/** Only under the dev server: takes changed styles into the page without loading it anew. */
export function followStyles(): void {
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
