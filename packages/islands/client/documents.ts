/** Milliseconds after which fetching a document counts as failed. */
const fetchTimeout = 10_000;

/** Turns this site's documents into HTML that a Trusted Types policy accepts; undefined in browsers without them. */
const policy = window.trustedTypes?.createPolicy('site', { createHTML: (html: string) => html });

/** The HTML of each document of this visit, by path. A page that was seen before stays available offline. */
const fetched = new Map<string, Promise<string>>();

/** A page that is parsed and staged, so that a click only has to swap it in. */
export type NextPage = {
  html: Document;
  /** Its page styles: in the shown document already, disabled by a media query that never matches. */
  styles: HTMLStyleElement;
  /** Its page parts. */
  parts: HTMLElement[];
  /** Milliseconds spent on parsing and staging. */
  stagingTime: number;
};

/** The page staged last, if it is not shown yet. It can be used once, as its nodes move into the shown document. */
let staged: { path: string; page: Promise<NextPage> } | undefined;

/** Fetches and stages a page ahead of a click. A failure is ignored: after a click the browser loads the document. */
export function stageNextPage(path: string): void {
  if (staged?.path === path) return;
  staged = { path, page: stagePage(path) };
  staged.page.catch(() => undefined);
}

/**
 * The page of a path of this site: the staged one, or else one that is fetched and staged now.
 * @throws if it cannot be fetched, comes from another build than the shown page, or has styles that the browser
 * refuses. The messages are short, as nobody reads them: the browser then loads the document
 */
export function takeNextPage(path: string): Promise<NextPage> {
  const page = staged?.path === path ? staged.page : stagePage(path);
  staged = undefined;
  return page;
}

/** Fetches the HTML of a path, with any status: an unknown path answers with 404 and a page. */
export function fetchDocument(path: string, priority: RequestPriority = 'auto'): Promise<string> {
  // On the dev server the document may have changed in the meantime.
  const known = import.meta.hot ? undefined : fetched.get(path);
  if (known) return known;
  const html = fetch(path, { signal: AbortSignal.timeout(fetchTimeout), priority }).then(async (response) => {
    const text = await response.text();
    if (!text.includes(' data-page-part=')) throw new Error('no page');
    return text;
  });
  fetched.set(path, html);
  html.catch(() => fetched.delete(path));
  return html;
}

async function stagePage(path: string): Promise<NextPage> {
  const text = await fetchDocument(path);
  const start = performance.now();
  const html = new DOMParser().parseFromString(policy?.createHTML(text) ?? text, 'text/html');
  // The entry scripts, whose addresses contain a hash of their content.
  const [shown, next] = [document, html].map((page) => page.querySelector('script[fetchpriority]'));
  if (shown?.outerHTML !== next?.outerHTML) throw new Error('another build');
  // DOMParser runs without scripting, so it parses the content of <noscript> as elements.
  for (const noscript of html.querySelectorAll('noscript')) noscript.replaceChildren();
  const styles = addStyles(html);
  const parts = [...html.querySelectorAll<HTMLElement>('[data-page-part]')];
  for (const part of parts) document.adoptNode(part);
  return { html, styles, parts, stagingTime: performance.now() - start };
}

/** Adds the page styles of another document after the current ones, disabled. */
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
