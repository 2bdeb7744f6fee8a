import { fetchedPage } from './drawn-page.tsx';
import type { LoadedPage } from './load-page.tsx';
import { fetchWholeStyles } from './whole-styles.ts';

/** Milliseconds after which a document that does not come counts as one that cannot be fetched. */
const patience = 10_000;

/** The documents of this visit, each fetched once, so that a page seen before is there when the line is not. */
const documents = new Map<string, Promise<string>>();

/** The page that was asked for last and not shown yet: a page can be put into the document once only. */
let next: { path: string; page: Promise<LoadedPage> } | undefined;

/** Fetches the page of a path ahead, so that it can be shown at once. A failure is no fault yet: the visit tries again. */
export function preparePage(path: string): void {
  if (next?.path === path) return;
  const page = readPage(path);
  next = { path, page };
  page.catch(() => {
    if (next?.page === page) next = undefined;
  });
}

/**
 * The page of a path, out of its own document: it was drawn at build, so nothing has to be drawn again here.
 * @throws if it cannot be fetched, or is of another build than these scripts and styles
 */
export function fetchPage(path: string): Promise<LoadedPage> {
  const page = next?.path === path ? next.page : readPage(path);
  next = undefined;
  return page;
}

async function readPage(path: string): Promise<LoadedPage> {
  const [html] = await Promise.all([fetchDocument(path), fetchWholeStyles()]);
  const fetched = new DOMParser().parseFromString(html, 'text/html');
  if (filesOf(fetched) !== filesOf(document)) throw new Error(`${path} is of another build.`);
  return fetchedPage(fetched);
}

function fetchDocument(path: string): Promise<string> {
  const known = documents.get(path);
  if (known) return known;
  const read = readDocument(path);
  documents.set(path, read);
  read.catch(() => documents.delete(path));
  return read;
}

/** Whatever the status: an unknown address answers with 404 and a page all the same. */
async function readDocument(path: string): Promise<string> {
  const response = await fetch(path, { signal: AbortSignal.timeout(patience) });
  const html = await response.text();
  if (!html.includes(' data-page=')) throw new Error(`${path} answers with something else than a page.`);
  return html;
}

/** The scripts and styles that a document asks for; their names change with what is in them. */
function filesOf(html: Document): string {
  const files = html.querySelectorAll('script[type="module"][src], link[data-whole]');
  return [...files].map((file) => file.getAttribute('src') ?? file.getAttribute('href')).join(' ');
}
