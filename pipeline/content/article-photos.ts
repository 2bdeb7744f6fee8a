import type { PhotoInfo } from '@site/photos';
import type { Root } from 'hast';
import { visit } from 'unist-util-visit';
import { photo } from '../../src/content/schemas/parts.ts';

/** Names the photos of an article as other content does. */
export function namePhotos(tree: Root): void {
  visit(tree, { type: 'element', tagName: 'img' }, (node) => {
    const { src, alt } = node.properties;
    node.properties = photo.parse({ src, alt });
  });
}

/** A copy of an article in which each picture has its photo. @param described its photos by file name */
export function articleWithPhotos(tree: Root, described: ReadonlyMap<string, PhotoInfo>): Root {
  const copy = structuredClone(tree);
  visit(copy, { type: 'element', tagName: 'img' }, (node) => {
    const named = photo.parse(node.properties);
    const info = described.get(named.src);
    if (info) node.data = { photo: { ...named, ...info } };
  });
  return copy;
}
