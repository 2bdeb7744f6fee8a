/** The part of a photo that stays in view where its box crops it: percent from its left and from its top. */
export type Focus = readonly [x: number, y: number];

/** The class of a photo with a focus, such as `focus-50-30`; undefined without one, which shows the middle. */
export function focusClass(focus: Focus | undefined): string | undefined {
  return focus && `focus-${focus.join('-')}`;
}

/** The focus in the classes of a photo. */
export function focusIn(classes: string): [x: number, y: number] | undefined {
  const [, x, y] = /\bfocus-(\d+)-(\d+)/.exec(classes) ?? [];
  return x === undefined ? undefined : [Number(x), Number(y)];
}

/** The rule for that class. A page may have no inline styles, by its Content-Security-Policy. */
export function focusRule([x, y]: Focus): string {
  return `.${focusClass([x, y])}{object-position:${x}% ${y}%}`;
}
