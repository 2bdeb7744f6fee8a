import type { PhotoInfo } from '@site/photos';
import { variantName, webpWidth } from '@site/photos/variants';

/** The public folder of photos. */
export const photoFolder = '/api/content/attached_assets/';

/**
 * Site-absolute URL of the unresized photo, which is published under its original name. Encoding also covers spaces and
 * commas, which would split a srcset.
 */
export function photoUrl(fileName: string): string {
  return photoFolder + encodeURIComponent(fileName);
}

/**
 * The URLs of a photo's files: `srcset` lists its AVIF variants, such as `/…-320.avif 320w, /…-480.avif 480w`. `webp` is
 * the one of medium width, for the few browsers with WebP but not AVIF: a full second srcset would cost each document
 * more bytes than it saves.
 */
export function photoAddresses(fileName: string, { version, widths }: Pick<PhotoInfo, 'version' | 'widths'>) {
  const avif = widths.map((width) => `${photoUrl(variantName(fileName, version, width, 'avif'))} ${width}w`);
  return {
    src: photoUrl(fileName),
    srcset: avif.join(', '),
    webp: photoUrl(variantName(fileName, version, webpWidth(widths), 'webp')),
  };
}
