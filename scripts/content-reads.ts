// Runs in Vite's server environment, between the content and the pages.

const reads = new Set<string>();
const leaves = new Set<string>();
/** The fields of texts of several words, each as recorded in the mark before its text. */
const marked: string[] = [];

/** Wraps content so that reads are recorded. Texts of several words get a mark, so they can be found in documents. */
export function watched<T extends object>(content: T): T {
  collectLeaves(content, '');
  return watch(content, '');
}

/**
 * The fields that nothing shows, such as `home.faq.items[].answer`: texts of several words that are in no document, and
 * others that nothing has read.
 * @param html all documents
 * @throws if no content was watched: then the plugin that does it no longer fits the module of the content
 */
export function unreadFields(html: string): string[] {
  if (leaves.size === 0) throw new Error('No content was watched.');
  const shown = new Set([...html.matchAll(/\uE000(\d+)\uE001/g)].map(([, index]) => marked[Number(index)]));
  const texts = new Set(marked);
  return [...leaves].filter((leaf) => (texts.has(leaf) ? !shown.has(leaf) : !reads.has(leaf)));
}

const placeIn = (parent: object, at: string, key: string) =>
  Array.isArray(parent) ? `${at}[]` : `${at}${at && '.'}${key}`;

function collectLeaves(value: object, at: string): void {
  for (const [key, inner] of Object.entries(value)) {
    const place = placeIn(value, at, key);
    if (typeof inner === 'object' && inner !== null) collectLeaves(inner, place);
    else leaves.add(place);
    if (typeof inner === 'string' && inner.includes(' ') && !marked.includes(place)) marked.push(place);
  }
}

function watch<T extends object>(value: T, at: string): T {
  return new Proxy(value, {
    get(target, key, receiver) {
      const inner: unknown = Reflect.get(target, key, receiver);
      if (typeof key !== 'string' || !Object.hasOwn(target, key)) return inner;
      const place = placeIn(target, at, key);
      reads.add(place);
      if (typeof inner === 'string' && inner.includes(' '))
        return `\uE000${marked.indexOf(place)}\uE001${inner}`;
      return typeof inner === 'object' && inner !== null ? watch(inner, place) : inner;
    },
  });
}
