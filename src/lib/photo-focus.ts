import { wideHeroMedia } from './hero-media.ts';

/** The part of a photo that stays in view where its box crops it: percent from its left and from its top. */
export type Focus = readonly [x: number, y: number];

const middle: Focus = [50, 50];

/** The class of a photo with a focus, such as `focus-50-30`; undefined without one, which shows the middle. */
export function focusClass(focus: Focus | undefined): string | undefined {
  return focus && `focus-${focus.join('-')}`;
}

/** The class by which the wide photo of the hero has its own focus where it replaces the portrait. */
export const wideFocusClass = (focus: Focus = middle) => `wide-${focusClass(focus)}`;

/** The focus in the classes of a photo. */
export function focusIn(classes: string): [x: number, y: number] | undefined {
  const [, x, y] = /\bfocus-(\d+)-(\d+)/.exec(classes) ?? [];
  return x === undefined ? undefined : [Number(x), Number(y)];
}

/** The rule for that class. A page may have no inline styles, by its Content-Security-Policy. */
export function focusRule([x, y]: Focus): string {
  return `.${focusClass([x, y])}{object-position:${x}% ${y}%}`;
}

/** The rule for that of the hero; it must come after the others. */
export function wideFocusRule([x, y]: Focus = middle): string {
  return `@media ${wideHeroMedia}{.${wideFocusClass([x, y])}{object-position:${x}% ${y}%}}`;
}
