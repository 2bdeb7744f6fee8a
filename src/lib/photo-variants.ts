/** The formats every photo width is made in, best compression first. */
export type PhotoFormat = 'avif' | 'webp';

/** What addresses the made sizes of one photo: `src` is its file name, `widths` are pixels, ascending. */
export type PhotoVariants = { src: string; version: string; widths: readonly number[] };

/** Widest size that stands for all others, in pixels: sharp enough on a phone, and small. */
const FALLBACK_WIDTH = 960;

const PHOTO_URL = '/api/content/attached_assets/';

/**
 * Site-absolute URL of the plain file of a photo, which is published under the original's name. What holds a slash
 * is an address already: content that is read at run time may name a picture of another place.
 */
export function photoUrl(fileName: string): string {
  if (fileName.includes('/')) return fileName;
  return PHOTO_URL + encodeURIComponent(fileName);
}

/**
 * File name of one made size: `<stem>.<version>-<width>.<format>`, not URL-encoded.
 * `fileName` is the original's name with its extension, `width` is in pixels.
 */
export function variantName(fileName: string, version: string, width: number, format: PhotoFormat): string {
  const dot = fileName.lastIndexOf('.');
  const stem = dot > 0 ? fileName.slice(0, dot) : fileName;
  return `${stem}.${version}-${width}.${format}`;
}

/** Site-absolute URL of one made size; same arguments as {@link variantName}. */
export function variantUrl(fileName: string, version: string, width: number, format: PhotoFormat): string {
  // Encoding the whole name also hides spaces and commas, which would otherwise split a srcset.
  return photoUrl(variantName(fileName, version, width, format));
}

/** The `srcset` value for one format, for example `/…-320.avif 320w, /…-480.avif 480w`. */
export function srcSet(photo: PhotoVariants, format: PhotoFormat): string {
  return photo.widths
    .map((width) => `${variantUrl(photo.src, photo.version, width, format)} ${width}w`)
    .join(', ');
}

/**
 * The address of a middling size in WebP, for the few browsers that show WebP and not AVIF: naming every size twice
 * would weigh more in each document than they gain. Empty for a photo without made sizes.
 */
export function webpFallback({ src, version, widths }: PhotoVariants): string {
  const width = widths.findLast((candidate) => candidate <= FALLBACK_WIDTH) ?? widths[0];
  return width === undefined ? '' : variantUrl(src, version, width, 'webp');
}
