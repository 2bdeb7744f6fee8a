import { escapeUTF8 } from 'entities';
import type { Element, Root } from 'hast';
import { toJsxRuntime } from 'hast-util-to-jsx-runtime';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import type { PhotoData } from '../../content/schemas/parts.ts';

declare module 'hast' {
  interface ElementData {
    /** The photo of an image element. */
    photo?: PhotoData;
  }
}

/** The text of an article. @param tree its HTML as a tree, in which each image has its photo data */
export function ArticleText({ tree }: { tree: Root }) {
  return toJsxRuntime(tree, { Fragment, jsx, jsxs, passNode: true, components: { img: ArticlePhoto } });
}

/** Beside the table of contents, photos extend to the right edge of the page. */
const sizes = '(width >= 81rem) 55rem, (width >= 64rem) 68vw, 92vw';

function ArticlePhoto({ node }: { node?: Element | undefined }) {
  const photo = node?.data?.photo;
  if (!photo) return null;
  const { src, srcset, webp, alt, width, height } = photo;
  const html = [
    `<source type="image/avif" srcset="${srcset}" sizes="${sizes}">`,
    `<source type="image/webp" srcset="${webp}">`,
    `<img src="${src}" alt="${escapeUTF8(alt)}" width="${width}" height="${height}" loading="lazy" decoding="async">`,
  ];
  return <picture dangerouslySetInnerHTML={{ __html: html.join('') }} />;
}
