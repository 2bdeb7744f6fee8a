import { wideHeroMedia } from './hero-media.ts';

/** The point that stays in view where a photo is cropped: percent from the left and from the top. */
export type Focus = readonly [x: number, y: number];

const middle: Focus = [50, 50];

/** The class of a photo with a focus, such as `focus-50-30`. Photos without one show their middle. */
export function focusClass(focus: Focus | undefined): string | undefined {
  return focus && `focus-${focus.join('-')}`;
}

/** The class for the focus of the hero's wide photo, where it replaces the portrait. */
export const wideFocusClass = (focus: Focus = middle) => `wide-${focusClass(focus)}`;

/** Reads the focus from the classes of a photo. */
export function focusIn(classes: string): [x: number, y: number] | undefined {
  const [, x, y] = /\bfocus-(\d+)-(\d+)/.exec(classes) ?? [];
  return x === undefined ? undefined : [Number(x), Number(y)];
}

/**
 * The CSS rule of `focusClass`, which also keeps the focus in view where a photo is enlarged. The Content-Security-Policy
 * allows no inline styles.
 */
export function focusRule([x, y]: Focus): string {
  return `.${focusClass([x, y])}{object-position:${x}% ${y}%;transform-origin:${x}% ${y}%}`;
}

/** The CSS rule of `wideFocusClass`; it must come after the others. */
export function wideFocusRule([x, y]: Focus = middle): string {
  return `@media ${wideHeroMedia}{.${wideFocusClass([x, y])}{object-position:${x}% ${y}%}}`;
}
