/** Milliseconds after which a document that does not come counts as one that cannot be fetched. */
const patience = 10_000;

/** The documents of this visit, each fetched once, so that a page seen before is there when the network is not. */
const fetched = new Map<string, Promise<string>>();

/** The document that was asked for last and not shown yet. It is used once, as its nodes move into the shown one. */
let next: { path: string; parsed: Promise<Document> } | undefined;

/** Fetches and parses the document of a path ahead. A failure is no fault yet: the visit tries again. */
export function prefetch(path: string): void {
  if (next?.path === path) return;
  const parsed = readDocument(path);
  next = { path, parsed };
  parsed.catch(() => {
    if (next?.parsed === parsed) next = undefined;
  });
}

/**
 * The document of a path of this site.
 * @throws if it cannot be fetched, or is of another build than the shown one
 */
export async function documentOf(path: string): Promise<Document> {
  if (next?.path !== path) prefetch(path);
  const parsed = next?.parsed ?? readDocument(path);
  next = undefined;
  return parsed.catch(() => readDocument(path));
}

async function readDocument(path: string): Promise<Document> {
  // Under the dev server a document may have changed since.
  let read = import.meta.hot ? undefined : fetched.get(path);
  if (!read) {
    read = fetchHtml(path);
    fetched.set(path, read);
    read.catch(() => fetched.delete(path));
  }
  const parsed = new DOMParser().parseFromString(await read, 'text/html');
  if (scriptOf(parsed) !== scriptOf(document)) throw new Error(`${path} is of another build.`);
  // A document that was parsed by script takes what is for browsers without scripts for a part of the page.
  for (const unscripted of parsed.querySelectorAll('noscript')) unscripted.replaceChildren();
  return parsed;
}

/** Whatever the status: an unknown address answers with 404 and a page all the same. */
async function fetchHtml(path: string): Promise<string> {
  const response = await fetch(path, { signal: AbortSignal.timeout(patience) });
  const html = await response.text();
  if (!html.includes(' data-page-part=')) throw new Error(`${path} answers with something else than a page.`);
  return html;
}

/** The script that a document asks for: its name changes with what is in it. */
function scriptOf(html: Document): string | null | undefined {
  return html.querySelector('script[type="module"][src][fetchpriority]')?.getAttribute('src');
}
