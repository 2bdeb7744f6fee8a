import { type PhotoFormat, variantName, variantWidths, webpWidth } from '@site/photos/variants';

/** Names the image variants of a photo: `src` is its file name, `widths` are in pixels, ascending. */
export type PhotoVariants = { src: string; version: string; widths: readonly number[] };

/** The public folder of photos. */
export const photoFolder = '/api/content/attached_assets/';

/**
 * Site-absolute URL of the unresized photo, which is published under its original name. A name with a slash is already
 * an address: content read at run time may name an image on another site.
 */
export function photoUrl(fileName: string): string {
  if (fileName.includes('/')) return fileName;
  return photoFolder + encodeURIComponent(fileName);
}

/** Site-absolute URL of an image variant; same arguments as `variantName`. */
export function variantUrl(fileName: string, version: string, width: number, format: PhotoFormat): string {
  // Encoding the name also encodes spaces and commas, which would split a srcset.
  return photoUrl(variantName(fileName, version, width, format));
}

/** The `srcset` of one format, for example `/…-320.avif 320w, /…-480.avif 480w`. */
export function srcSet(photo: PhotoVariants, format: PhotoFormat): string {
  return photo.widths
    .map((width) => `${variantUrl(photo.src, photo.version, width, format)} ${width}w`)
    .join(', ');
}

/** The URL of a logo: the SVG file itself, or a photo's WebP variant, which may be transparent. */
export function logoUrl(logo: { src: string } & Partial<PhotoVariants>): string {
  const { src, version, widths } = logo;
  return version && widths ? webpFallback({ src, version, widths }) : src;
}

/**
 * The inverse of `srcSet`.
 * @param width the photo's width, from which all its variants follow, even if the set names only the narrow ones
 */
export function variantsOf(set: string, width: number): Omit<PhotoVariants, 'src'> & { widths: number[] } {
  return { version: /\.(\w+)-\d+\.\w+ /.exec(set)?.[1] ?? '', widths: variantWidths(width) };
}

/**
 * The URL of the one WebP variant, of medium width, for the few browsers with WebP but not AVIF. A full second srcset
 * would cost each document more bytes than it saves. Empty for a photo without variants.
 */
export function webpFallback({ src, version, widths }: PhotoVariants): string {
  const width = webpWidth(widths);
  return width === undefined ? '' : variantUrl(src, version, width, 'webp');
}
