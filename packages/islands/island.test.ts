import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Island, OnPage } from './island.tsx';

function Oven(): never {
  throw new TypeError('No bread');
}

test('an island that cannot be pre-rendered says where its mistake is', () => {
  const island = createElement(Island, { component: Object.assign(Oven, { island: 'Oven' }) });
  const render = () => renderToStaticMarkup(createElement(OnPage, { value: true }, island));
  const stack = expect.stringMatching(
    /^Error: The island Oven cannot be pre-rendered: TypeError: No bread\n\s+at Oven \(.*island\.test\.ts:7/,
  );
  expect(render).toThrow(expect.objectContaining({ stack }));
});
