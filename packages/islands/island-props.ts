import { renderToStaticMarkup } from 'react-dom/server';

/** Maximum total bytes of serialised island props on a page. Longer data belongs in the HTML or a file. */
const pageLimit = 2000;
/** Arrays of at least this length must not repeat texts of the HTML. */
const minListLength = 4;

/** Describes a value that JSON cannot represent, such as `a function`, `a Date` or `NaN`; otherwise undefined. */
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
 * @throws an `Error` with the island and the prop that JSON cannot represent
 */
export function serializeProps(island: string, props: object): string {
  /** The path of each list and object in the props, such as `steps[0]`. */
  const paths = new Map<unknown, string>([[props, '']]);
  return JSON.stringify(props, function (this: Record<string, unknown>, key) {
    if (key === '' && this[key] === props) return props;
    // Not the second argument: `toJSON` has already converted it.
    const value = this[key];
    const parent = paths.get(this);
    const path = Array.isArray(this) ? `${parent}[${key}]` : parent ? `${parent}.${key}` : key;
    const fault = unserializable(value);
    if (fault)
      throw new Error(
        `The island ${island} cannot be hydrated: its prop "${path}" is ${fault}. Pass text, numbers, booleans, lists and plain objects only.`,
      );
    paths.set(value, path);
    return value;
  });
}

/** Every string in a value, at any depth. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

/**
 * Refuses a list in the props if the island's HTML contains all its texts: the page would send them twice.
 * @param html the pre-rendered HTML of the island
 * @throws an `Error` with the island and the prop
 */
export function refuseRepeatedLists(island: string, props: object, html: string): void {
  for (const [name, value] of Object.entries(props)) {
    if (!Array.isArray(value) || value.length < minListLength) continue;
    const texts = textsOf(value);
    if (texts.length >= minListLength && texts.every((text) => html.includes(renderToStaticMarkup(text))))
      throw new Error(
        `The prop "${name}" of the island ${island} repeats a list that its HTML contains: read it from there, with fromHtml.`,
      );
  }
}

/**
 * Refuses a page whose island props are too long.
 * @param serialized each island with its props as JSON
 * @throws an `Error` with the page, the islands and their bytes
 */
export function refuseLongProps(path: string, serialized: readonly { name: string; props: string }[]): void {
  const bytes = serialized.map(({ name, props }) => ({ name, bytes: Buffer.byteLength(props) }));
  const total = bytes.reduce((sum, island) => sum + island.bytes, 0);
  if (total <= pageLimit) return;
  const list = bytes.map((island) => `${island.name} ${island.bytes}`).join(', ');
  throw new Error(`The island props of ${path} have ${total} bytes (${list}); a page may have ${pageLimit}.`);
}
