import type { Element, ElementContent, Text } from 'hast';
import { expect, test } from 'vitest';
import type { ArticlePart } from '../../src/lib/articles.ts';
import { namedParts } from './article-parts.ts';

const words = (value: string): Text => ({ type: 'text', value });
const element = (tagName: string, children: ElementContent[]): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children,
});

/** The parts that are found in these elements, and the ids that these then have. */
function partsOf(...children: Element[]) {
  const parts: ArticlePart[] = [];
  namedParts(parts)()({ type: 'root', children });
  return { parts, ids: children.map((child) => child.properties.id) };
}

test('a part has an id from all words of its heading, whatever marks they have', () => {
  const { parts, ids } = partsOf(
    element('h2', [words('Desks: agree on '), element('em', [words('who')])]),
    element('p', [words('Text')]),
    element('h3', [words('Below it')]),
  );
  expect(parts).toEqual([{ id: 'part-desks-agree-on-who', heading: 'Desks: agree on who' }]);
  expect(ids).toEqual(['part-desks-agree-on-who', undefined, undefined]);
});

test('no two parts have one id, and none has that of something else on the page', () => {
  const heading = (text: string) => element('h2', [words(text)]);
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
