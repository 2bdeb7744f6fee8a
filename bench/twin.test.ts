import { expect, test } from 'vitest';
import { withoutScripts } from './twin.ts';

test('the twin has no scripts, and all else', () => {
  expect(
    withoutScripts(
      '<head><script type="module" async src="/a.js"></script><style>a{}</style>' +
        '<script type="application/ld+json">{"a":1}</script></head><script>run()</script><p>Text</p>',
    ),
  ).toBe('<head><style>a{}</style><script type="application/ld+json">{"a":1}</script></head><p>Text</p>');
});
