import { expect, test } from 'vitest';
import { withoutScripts } from './no-js-baseline.ts';

test('the no-JS baseline has no scripts and is otherwise unchanged', () => {
  expect(
    withoutScripts(
      '<head><script type="module" async src="/a.js"></script><style>a{}</style>' +
        '<script type="application/ld+json">{"a":1}</script></head><script>run()</script><p>Text</p>',
    ),
  ).toBe('<head><style>a{}</style><script type="application/ld+json">{"a":1}</script></head><p>Text</p>');
});
