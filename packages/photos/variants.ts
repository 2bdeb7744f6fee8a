/** The formats of the image variants, best compression first. */
export type PhotoFormat = 'avif' | 'webp';

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

/** The width of a photo's one WebP variant, in pixels. Undefined for a photo without variants. */
export function webpWidth(widths: readonly number[]): number | undefined {
  return widths.findLast((candidate) => candidate <= fallbackWidth) ?? widths[0];
}
