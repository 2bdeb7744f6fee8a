import type { Element, ElementContent, Text } from 'hast';
import { expect, test } from 'vitest';
import { nameParts } from './article-parts.ts';

const text = (value: string): Text => ({ type: 'text', value });
const element = (tagName: string, children: ElementContent[]): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children,
});

/** The parts found in some elements, and the ids that the elements get. */
function partsOf(...children: Element[]) {
  const parts = nameParts({ type: 'root', children });
  return { parts, ids: children.map((child) => child.properties.id) };
}

test('ids of parts are unique, and differ from other ids of the page', () => {
  const heading = (value: string) => element('h2', [text(value)]);
  const { ids } = partsOf(...['Air', 'Air 2', 'Air', 'Air!', 'Chat', '…', '?'].map(heading));
  expect(ids).toEqual([
    'part-air',
    'part-air-2',
    'part-air-3',
    'part-air-4',
    'part-chat',
    'part-',
    'part--2',
  ]);
});
