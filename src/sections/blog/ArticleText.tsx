import type { Element, Root } from 'hast';
import { toJsxRuntime } from 'hast-util-to-jsx-runtime';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import type { PhotoData } from '../../content/schemas/parts.ts';
import { Photo } from '../../ui/Photo.tsx';

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
  return photo ? <Photo photo={photo} sizes={sizes} /> : null;
}
