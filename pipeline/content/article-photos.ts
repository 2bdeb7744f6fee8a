import { escapeUTF8 } from 'entities';
import type { Root } from 'hast';
import { visit } from 'unist-util-visit';
import type { PhotoData } from '../../src/content/schemas/parts.ts';
import { photoUrl, srcSet, webpFallback } from '../../src/lib/photo-variants.ts';
import type { LoadedArticle } from './article.ts';

/** The `sizes` of a photo: beside the table of contents it extends to the right edge of the page. */
const sizes = '(width >= 81rem) 55rem, (width >= 64rem) 68vw, 92vw';

/**
 * A rehype plugin that replaces each picture of an article with a marker for `renderPhotos`, because its size is known
 * only after the photos have been read.
 */
export function markPhotos() {
  return (tree: Root) =>
    visit(tree, { type: 'element', tagName: 'img' }, (node) => {
      Object.assign(node, { tagName: 'article-photo', properties: {} });
    });
}

/** Replaces the markers in the body of an article with pictures and their image variants, in the order of the text. */
export function renderPhotos(article: LoadedArticle): void {
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
