import type { PhotoData } from '../content/schemas/parts.ts';
import { photoUrl } from './photo-urls.ts';

/** A photo in a published JSON file: a URL, and its variants if the build added them. */
export type PublishedPhoto = { src: string; alt: string } & Partial<Omit<PhotoData, 'src' | 'alt'>>;

const photoPath = photoUrl('');
const plainImage = /^data:image\/[a-z+.-]+;base64,[\w+/=]+$/;

/**
 * Converts a published photo for `Photo`. The URL of a photo of this site becomes its file name, from which the URLs of
 * its variants are made. Any other URL is kept, without variants.
 */
export function photoFromPublished(photo: PublishedPhoto): PhotoData {
  const fileName = ownFileName(photo.src);
  const { version = '', widths = [], width = 0, height = 0, placeholder = '', focus } = photo;
  const sized = fileName !== undefined && version !== '';
  return {
    src: fileName ?? photo.src,
    alt: photo.alt,
    ...(focus && { focus }),
    width,
    height,
    version: sized ? version : '',
    widths: sized ? [...widths] : [],
    // It is inserted into a style, so only a plain data URL is safe.
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
