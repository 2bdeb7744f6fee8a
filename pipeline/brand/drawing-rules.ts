import type { XastElement, XastParent } from 'svgo';

/** What is wrong with a drawing and what to do about it, such as `has a script: …`. */
export class DrawingFault extends Error {}

/** All that reaches a page of a drawing: elements, and attributes. */
const shapes =
  /^(svg|g|switch|path|rect|circle|ellipse|line|poly(line|gon)|use|defs|clipPath|(linear|radial)Gradient|stop)$/;
const looks =
  /^(xmlns|viewBox|id|href|d|points|[xy][12]?|c[xy]|f[xyr]|r[xy]?|width|height|transform|opacity|color|paint-order|(data-)?(fill|stroke)|(fill|stroke|clip|stop)-\w+|offset|clipPathUnits|gradient(Units|Transform)|spreadMethod)$/;
const groups = /^(svg|g|switch|defs)$/;
/** Notes of drawing programs, and styles, which are attributes by then. */
const unseen = /:|^(metadata|title|desc|style)$/;
/** Elements that would be missed, with what to do about them. */
const missed: Record<string, string> = {
  text: 'has text: convert it to paths in the drawing program',
  image: 'has a picture of pixels in it: draw it with shapes, or use a PNG file',
  a: 'has a link: remove it',
};
const outside = /url\(\s*["']?(?!["'#\s])|@import/i;
/** Names of layers that follow the colours of the page: accent, accent-2 or Ink_line, but not inkscape. */
const roleName = /^(accent|ink|soft)(?![a-z])/i;

/** Refuses what could do more than look: scripts, and other files. @throws DrawingFault */
export function refuse({ name, attributes, children }: XastElement): void {
  if (name === 'script' || Object.keys(attributes).some((attribute) => /^on/i.test(attribute)))
    throw new DrawingFault('has a script: save it as a plain SVG file without scripts');
  const styles = children.map((child) => (name === 'style' && 'value' in child ? child.value : ''));
  const links = [attributes.href, attributes['xlink:href']].filter(() => shapes.test(name));
  if (
    [...styles, ...Object.values(attributes)].some((value) => outside.test(value)) ||
    links.some((link) => link?.startsWith('#') === false)
  )
    throw new DrawingFault('refers to another file or site: draw what is there as shapes');
}

/** Takes from an element all that may not reach a page. @throws DrawingFault if it would be missed */
export function take(element: XastElement, parent: XastParent): void {
  const { name, attributes } = element;
  if (parent.type === 'root') parent.children = [element];
  if (!shapes.test(name) || (parent.type === 'root') !== (name === 'svg'))
    throw new DrawingFault(
      missed[name] ??
        `has <${name}>, which cannot be shown: flatten it in the drawing program, or use a PNG file`,
    );
  element.attributes = Object.fromEntries(Object.entries(attributes).filter(([key]) => looks.test(key)));
  element.children = element.children.filter(
    (child) =>
      child.type === 'element' &&
      !unseen.test(child.name) &&
      // What only Illustrator can read, beside shapes for all others.
      !(child.name === 'foreignObject' && child.attributes.requiredExtensions),
  );
}

/**
 * Returns a function that notes which fills and strokes follow the colours of the page: those of shapes that are named
 * after a role, or are in a layer that is.
 */
export function roleNotes(): (element: XastElement, parent: XastParent) => void {
  const known = new Map<XastParent, Record<string, string>>();
  return (element, parent) => {
    const { attributes } = element;
    const names = ['id', 'inkscape:label', 'data-name', 'data-fill', 'data-stroke'];
    const [role] = names.flatMap((name) => roleName.exec(attributes[name] ?? '')?.[1] ?? []);
    const all = {
      fill: '#000',
      stroke: 'none',
      ...known.get(parent),
      ...attributes,
      ...(role && { layer: role.toLowerCase() }),
    };
    known.set(element, all);
    if (!('layer' in all) || groups.test(element.name)) return;
    for (const paint of ['fill', 'stroke'] as const) {
      if (all[paint] === 'none') continue;
      // Side by side, so that Wordmark.tsx can put the role in place of both.
      for (const old of [paint, `data-${paint}`]) Reflect.deleteProperty(attributes, old);
      Object.assign(attributes, { [paint]: all[paint], [`data-${paint}`]: all.layer });
    }
  };
}

/** The view box of a drawing, else its size in pixels. @throws DrawingFault if it has neither */
export function viewBoxOf({ viewBox, width, height }: Record<string, string>): string {
  const numbers = (viewBox ?? `0 0 ${width} ${height}`)
    .replaceAll('px', '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const [, , across = 0, down = 0] = numbers;
  if (numbers.length === 4 && numbers.every(Number.isFinite) && across > 0 && down > 0)
    return numbers.join(' ');
  throw new DrawingFault('has no view box: export it with one, or with a width and a height in pixels');
}
