import type { Root } from 'hast';
import { visit } from 'unist-util-visit';
import { photo } from '../../src/content/schemas/parts.ts';

/** Gives each picture of an article its photo, whose size is added once the photos have been read. */
export function addPhotos(tree: Root): void {
  visit(tree, { type: 'element', tagName: 'img' }, (node) => {
    const { src, alt } = node.properties;
    node.data = { photo: photo.parse({ src, alt }) };
  });
}
