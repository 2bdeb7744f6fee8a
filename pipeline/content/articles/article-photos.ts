import type { Root } from 'hast';
import { visit } from 'unist-util-visit';
import { type NamedPhoto, type PhotoData, photo } from '../../../src/content/schemas/parts.ts';

/** Gives the photos of an article the same form as in other content. */
export function namePhotos(tree: Root): void {
  visit(tree, { type: 'element', tagName: 'img' }, (node) => {
    const { src, alt } = node.properties;
    node.properties = photo.parse({ src: decoded(src), alt });
  });
}

/** A photo name, an address or a text with some, as written. The Markdown parser URL-encodes spaces and letters with accents. */
export function decoded(src: unknown): string {
  try {
    return decodeURIComponent(String(src));
  } catch {
    return String(src);
  }
}

/** A copy of an article in which each picture has its photo. @param resolve gives the data of a photo */
export function articleWithPhotos(tree: Root, resolve: (named: NamedPhoto) => PhotoData): Root {
  const copy = structuredClone(tree);
  visit(copy, { type: 'element', tagName: 'img' }, (node) => {
    node.data = { photo: resolve(photo.parse(node.properties)) };
  });
  return copy;
}
