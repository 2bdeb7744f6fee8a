import { escapeUTF8 } from 'entities';
import type { Root } from 'hast';
import { visit } from 'unist-util-visit';
import type { PhotoData } from '../../src/content/schemas/parts.ts';
import { photoUrl, srcSet, webpFallback } from '../../src/lib/photo-variants.ts';
import type { LoadedArticle } from './article.ts';

/** Beside the list of contents a photo runs as far to the right as the page does. */
const sizes = '(width >= 81rem) 55rem, (width >= 64rem) 68vw, 92vw';

/**
 * Marks the pictures of an article, in their order, for `drawPhotos`: how large they are is known only once the photos
 * have been read.
 */
export function markPhotos() {
  return (tree: Root) =>
    visit(tree, { type: 'element', tagName: 'img' }, (node) => {
      Object.assign(node, { tagName: 'article-photo', properties: {} });
    });
}

/** Draws the pictures of an article in the sizes and formats that the build has made. */
export function drawPhotos(article: LoadedArticle): void {
  const photos = article.photos.values();
  article.body = article.body.replaceAll('<article-photo></article-photo>', () => {
    const { value } = photos.next();
    return value ? picture(value) : '';
  });
}

function picture(photo: PhotoData): string {
  const { src, alt, width, height } = photo;
  return [
    `<picture><source type="image/avif" srcset="${srcSet(photo, 'avif')}" sizes="${sizes}">`,
    `<source type="image/webp" srcset="${webpFallback(photo)}">`,
    `<img src="${photoUrl(src)}" alt="${escapeUTF8(alt)}" width="${width}" height="${height}" loading="lazy" decoding="async"></picture>`,
  ].join('');
}
