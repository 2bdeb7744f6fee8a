type Proportions = { width: number; height: number };

const rounded = (factor: number) => Math.round(factor * 100) / 100;

/**
 * The rendered width of a photo that is as high as its box and cropped at the sides, as a CSS length for `sizes`.
 * `boxHeight` is a CSS length or function, or a number of rem.
 */
export function widthAtHeight({ width, height }: Proportions, boxHeight: string | number): string {
  const ratio = width / height;
  if (typeof boxHeight === 'number') return `${Math.round(ratio * boxHeight)}rem`;
  return `calc(${rounded(ratio)} * ${boxHeight})`;
}

/** The rendered width of a photo that covers a box of this width (a CSS length) and aspect ratio, such as `3 / 4`. */
export function widthAtRatio({ width, height }: Proportions, boxWidth: string, ratio: string): string {
  const [across = 1, down = 1] = ratio.split('/').map(Number);
  const times = rounded((width / height) * (down / across));
  return times > 1 ? `calc(${times} * ${boxWidth})` : boxWidth;
}
