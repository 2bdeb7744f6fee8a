/** Milliseconds after which a document that does not come counts as one that cannot be fetched. */
const patience = 10_000;

/** The documents of this visit, each fetched once, so that a page seen before is there when the network is not. */
const fetched = new Map<string, Promise<string>>();

/** A page that was made ready to take the place of the shown one, so that a click only has to put it there. */
export type NextPage = {
  html: Document;
  /** Its page styles. They stand in the shown document already, for a medium that there is not. */
  styles: HTMLStyleElement;
  /** Its page parts. */
  parts: HTMLElement[];
  /** Milliseconds that it took to make ready once it was fetched. */
  work: number;
};

/** The page that was asked for last and not shown yet. It is used once, as its nodes move into the shown one. */
let next: { path: string; page: Promise<NextPage> } | undefined;

/** Fetches a page and makes it ready ahead of a click. A failure is no fault yet: a click lets the browser load it. */
export function preparePage(path: string): void {
  if (next?.path === path) return;
  next = { path, page: readPage(path) };
  next.page.catch(() => undefined);
}

/**
 * The page of a path of this site.
 * @throws if it cannot be fetched, is of another build than the shown one, or has styles that the browser refuses; in
 * few words, as nobody reads them: the browser then loads the document
 */
export function pageOf(path: string): Promise<NextPage> {
  const page = next?.path === path ? next.page : readPage(path);
  next = undefined;
  return page;
}

/** The HTML of a path, whatever its status: an unknown address answers with 404 and a page all the same. */
export function fetchHtml(path: string, priority: RequestPriority = 'auto'): Promise<string> {
  // Under the dev server a document may have changed since.
  const known = import.meta.hot ? undefined : fetched.get(path);
  if (known) return known;
  const html = fetch(path, { signal: AbortSignal.timeout(patience), priority }).then(async (response) => {
    const text = await response.text();
    if (!text.includes(' data-page-part=')) throw new Error('no page');
    return text;
  });
  fetched.set(path, html);
  html.catch(() => fetched.delete(path));
  return html;
}

async function readPage(path: string): Promise<NextPage> {
  const text = await fetchHtml(path);
  const start = performance.now();
  const html = new DOMParser().parseFromString(text, 'text/html');
  if (scriptOf(html) !== scriptOf(document)) throw new Error('another build');
  // A document that was parsed by script takes what is for browsers without scripts for a part of the page.
  for (const unscripted of html.querySelectorAll('noscript')) unscripted.replaceChildren();
  const styles = addStyles(html);
  const parts = [...html.querySelectorAll<HTMLElement>('[data-page-part]')];
  for (const part of parts) document.adoptNode(part);
  return { html, styles, parts, work: performance.now() - start };
}

/** The script that a document asks for: its name changes with what is in it. */
function scriptOf(html: Document): string | null | undefined {
  return html.querySelector('script[type="module"][src][fetchpriority]')?.getAttribute('src');
}

/** Puts the page styles of another document beside those of the shown one, for later. */
function addStyles(html: Document): HTMLStyleElement {
  for (const unused of document.querySelectorAll('style[data-page-styles][media]')) unused.remove();
  const [shown, styles] = [document, html].map((each) => each.querySelector('style[data-page-styles]'));
  const added = styles && document.importNode(styles, true);
  if (!(shown && added instanceof HTMLStyleElement)) throw new Error('no styles');
  added.media = 'not all';
  shown.after(added);
  if (added.sheet) return added;
  added.remove();
  throw new Error('styles refused');
}
