import type { ViteHotContext } from 'vite/types/hot.js';

/** The version of code and styles of a document. */
const versionElement = (html: Document) => html.querySelector<HTMLMetaElement>('meta[name="rendered"]');
const versionOf = (html: Document) => Number(versionElement(html)?.content);
const setVersion = (version: number) => versionElement(document)?.setAttribute('content', String(version));

/** The style elements of a document, without the styles of a staged page. */
const styleElements = (html: Document) => [
  ...html.querySelectorAll<HTMLStyleElement | HTMLLinkElement>('style:not([media]), link[rel="stylesheet"]'),
];

/** Only on the dev server: applies code changes to the page, without a reload where possible. */
export function followChanges(hot: ViteHotContext): void {
  hot.on('islands:islands', ({ names, version }: { names: string[]; version: number }) => {
    // React Refresh updates hydrated islands; the others still show the old pre-rendered HTML.
    if (names.some((name) => document.querySelector(`[data-island="${name}"]:not([data-hydrated="yes"])`)))
      location.reload();
    else setVersion(version);
  });
  hot.on('islands:styles', showStyles);
  // The server repeats changes made after the document was rendered and before this page listened.
  const tellVersion = () => hot.send('islands:shown', versionOf(document));
  tellVersion();
  if ('navigation' in window) window.navigation.addEventListener('navigatesuccess', tellVersion);
}

/** Shows the current styles of the page. */
async function showStyles(): Promise<void> {
  const { pathname } = location;
  const response = await fetch(pathname);
  if (response.status === 500) return location.reload();
  const next = new DOMParser().parseFromString(await response.text(), 'text/html');
  // Another page may be shown by now, or a later response may have arrived first.
  if (pathname !== location.pathname || versionOf(next) < versionOf(document)) return;
  const before = styleElements(document);
  for (const [index, element] of styleElements(next).entries()) {
    element.disabled = before[index]?.disabled ?? false;
    before[index]?.replaceWith(document.adoptNode(element));
  }
  setVersion(versionOf(next));
}
