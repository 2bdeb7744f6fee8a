/** The formats of the image variants, best compression first. */
export type PhotoFormat = 'avif' | 'webp';

/**
 * Widths of image variants, in pixels. With two device pixels per CSS pixel, 768 fills a phone, and 2400 the width of the
 * content; the desk makes no wider originals.
 */
export const variantWidthSteps = [320, 480, 768, 960, 1280, 1920, 2400] as const;

/** The widths of a photo's variants, ascending: those that do not exceed its own width. */
export function variantWidths(width: number): number[] {
  const fitting = variantWidthSteps.filter((candidate) => candidate <= width);
  return fitting.length > 0 ? fitting : [width];
}

/** Maximum width of the WebP fallback, in pixels: sharp on a phone, and small. */
const fallbackWidth = 960;

/**
 * File name of an image variant: `<stem>.<version>-<width>.<format>`, not URL-encoded.
 * `fileName` is the original's name with its extension, `width` is in pixels.
 */
export function variantName(fileName: string, version: string, width: number, format: PhotoFormat): string {
  const dot = fileName.lastIndexOf('.');
  const stem = dot > 0 ? fileName.slice(0, dot) : fileName;
  return `${stem}.${version}-${width}.${format}`;
}

/** The width of a photo's one WebP variant, in pixels. */
export function webpWidth(widths: readonly number[]): number {
  return widths.findLast((candidate) => candidate <= fallbackWidth) ?? Math.min(...widths);
}
