import type { PhotoData } from '../content/schemas/parts.ts';
import { photoUrl } from './photo-variants.ts';

/** A photo as a published JSON file states it: an address, and the made sizes only where the build added them. */
export type PublishedPhoto = { src: string; alt: string } & Partial<Omit<PhotoData, 'src' | 'alt'>>;

const photoPath = photoUrl('');
const plainImage = /^data:image\/[a-z+.-]+;base64,[\w+/=]+$/;

/**
 * The photo as `Photo` takes it. One of the site's own photos goes back to its file name, from which the addresses
 * of its sizes are made; any other address stays as it is and has no sizes.
 */
export function photoFromPublished(photo: PublishedPhoto): PhotoData {
  const fileName = ownFileName(photo.src);
  const { version = '', widths = [], width = 0, height = 0, placeholder = '' } = photo;
  const sized = fileName !== undefined && version !== '';
  return {
    src: fileName ?? photo.src,
    alt: photo.alt,
    width,
    height,
    version: sized ? version : '',
    widths: sized ? [...widths] : [],
    // It ends up inside a style, so nothing but a plain data address may pass.
    placeholder: plainImage.test(placeholder) ? placeholder : '',
  };
}

function ownFileName(src: string): string | undefined {
  if (!src.includes('/')) return src;
  const name = src.startsWith(photoPath) ? src.slice(photoPath.length) : '';
  if (name === '' || name.includes('/')) return undefined;
  try {
    const decoded = decodeURIComponent(name);
    return decoded.includes('/') ? undefined : decoded;
  } catch {
    return undefined;
  }
}
