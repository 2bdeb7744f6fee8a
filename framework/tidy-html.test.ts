import { expect, test } from 'vitest';
import { tidyHtml } from './tidy-html.ts';

test.each([
  ['<meta charSet="utf-8"/><br/>', '<meta charset="utf-8"><br>'],
  [
    '<img src="/a.jpg" srcSet="/A.jpg 1x, /B.jpg 2x" alt=""/>',
    '<img src="/a.jpg" srcset="/A.jpg 1x, /B.jpg 2x" alt>',
  ],
  [
    '<button disabled="" data-a="x y=" aria-label="">A/B</button>',
    '<button disabled data-a="x y=" aria-label>A/B</button>',
  ],
  ['<p title="Read More, tabIndex and =&quot;&quot;">a=&quot;&quot; tabIndex/&gt;</p>', undefined],
  [
    '<svg viewBox="0 0 9 9" aria-hidden="true"><path d="M0 0"></path><g><circle r="2"></circle></g></svg><hr/>',
    '<svg viewBox="0 0 9 9" aria-hidden="true"><path d="M0 0"/><g><circle r="2"/></g></svg><hr>',
  ],
  ['<a data-x1="a B=" hrefLang="EN">x</a>', '<a data-x1="a B=" hreflang="EN">x</a>'],
  ['<iframe></iframe><ul><li></li></ul><!-- --><a href="/x/">x</a>', undefined],
])('%s', (drawn, tidy = drawn) => {
  expect(tidyHtml(drawn)).toBe(tidy);
});
