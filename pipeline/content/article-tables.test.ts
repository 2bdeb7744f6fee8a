import type { Element, ElementContent, Root, Text } from 'hast';
import { expect, test } from 'vitest';
import { wrapTables } from './article-tables.ts';

const element = (tagName: string, children: ElementContent[] = []): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children,
});
const text = (value: string): Text => ({ type: 'text', value });

test('a table is wrapped in a focusable region named after the heading above it', () => {
  const heading = element('h2', [text('What is '), element('em', [text('floating')])]);
  const [first, last] = [element('table'), element('table')];
  const tree: Root = { type: 'root', children: [first, heading, element('p'), last] };
  wrapTables(tree, 'The article');
  const region = (ariaLabel: string, table: object) => ({
    type: 'element',
    tagName: 'div',
    properties: { role: 'region', ariaLabel, tabIndex: 0 },
    children: [table],
  });
  expect(tree.children).toEqual([
    region('The article', first),
    heading,
    element('p'),
    region('What is floating', last),
  ]);
});
