import { renderToStaticMarkup } from 'react-dom/server';

/** Most bytes of props that the islands of one page may have together: what is longer is read from the HTML or a file. */
const pageLimit = 2000;
/** Arrays from this length on count as lists, which must not repeat what stands in the HTML. */
const listLength = 4;

/** What JSON cannot hold, in words: a function, a Date, NaN; undefined where it can. */
function unserializable(value: unknown): string | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? undefined : `${value}`;
  if (/function|symbol|bigint/.test(typeof value)) return `a ${typeof value}`;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const prototype = Object.getPrototypeOf(value);
  if (prototype === Object.prototype || prototype === null) return undefined;
  return `a ${prototype.constructor?.name ?? 'class instance'}`;
}

/**
 * The props of an island as JSON.
 * @throws an `Error` that names the island and the prop that JSON cannot hold
 */
export function serializeProps(island: string, props: object): string {
  /** Where lists and objects stand in the props. */
  const places = new Map<unknown, string>([[props, '']]);
  return JSON.stringify(props, function (this: Record<string, unknown>, key) {
    if (key === '' && this[key] === props) return props;
    // As it is: `toJSON` has made another value of some.
    const value = this[key];
    const within = places.get(this);
    const place = Array.isArray(this) ? `${within}[${key}]` : within ? `${within}.${key}` : key;
    const fault = unserializable(value);
    if (fault)
      throw new Error(
        `The island ${island} cannot be hydrated: its prop "${place}" is ${fault}. Pass text, numbers, booleans, lists and plain objects only.`,
      );
    places.set(value, place);
    return value;
  });
}

/** Every text of a value, however deep. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

/**
 * Refuses a list in the props whose texts all stand in the island's HTML already: the page would carry it twice.
 * @param html the pre-rendered HTML of the island
 * @throws an `Error` that names the island and the prop
 */
export function refuseRepeatedLists(island: string, props: object, html: string): void {
  for (const [name, value] of Object.entries(props)) {
    if (!Array.isArray(value) || value.length < listLength) continue;
    const texts = textsOf(value);
    if (texts.length < listLength) continue;
    if (texts.every((text) => html.includes(renderToStaticMarkup(text))))
      throw new Error(
        `The prop "${name}" of the island ${island} repeats a list that stands in its HTML: read it from there, or import it in the island.`,
      );
  }
}

/**
 * Refuses a page whose islands have too much in their props.
 * @param serialized the JSON of the props by island
 * @throws an `Error` that names the page, the islands and the bytes
 */
export function refuseLongProps(path: string, serialized: readonly { name: string; props: string }[]): void {
  const bytes = serialized.map(({ name, props }) => ({ name, bytes: Buffer.byteLength(props) }));
  const total = bytes.reduce((sum, island) => sum + island.bytes, 0);
  if (total <= pageLimit) return;
  const list = bytes.map((island) => `${island.name} ${island.bytes}`).join(', ');
  throw new Error(
    `The props of the islands of ${path} have ${total} bytes (${list}); a page may have ${pageLimit}.`,
  );
}
