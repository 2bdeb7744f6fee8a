// Runs in Vite's server environment, where all content passes through it.

const reads = new Set<string>();
const leaves = new Set<string>();

/** Gives content that notes which of its fields are read. */
export function watched<T extends object>(content: T): T {
  collectLeaves(content, '');
  return watch(content, '');
}

/** The fields that nothing has read, such as `home.faq.items[].answer`. */
export const unreadFields = () => [...leaves].filter((leaf) => !reads.has(leaf));

const placeIn = (parent: object, at: string, key: string) =>
  Array.isArray(parent) ? `${at}[]` : `${at}${at && '.'}${key}`;

function collectLeaves(value: object, at: string): void {
  for (const [key, inner] of Object.entries(value)) {
    const place = placeIn(value, at, key);
    if (typeof inner === 'object' && inner !== null) collectLeaves(inner, place);
    else leaves.add(place);
  }
}

function watch<T extends object>(value: T, at: string): T {
  return new Proxy(value, {
    get(target, key, receiver) {
      const inner: unknown = Reflect.get(target, key, receiver);
      if (typeof key !== 'string' || !Object.hasOwn(target, key)) return inner;
      const place = placeIn(target, at, key);
      reads.add(place);
      return typeof inner === 'object' && inner !== null ? watch(inner, place) : inner;
    },
  });
}
