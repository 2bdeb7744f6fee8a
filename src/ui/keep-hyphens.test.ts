import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { keepHyphens } from './keep-hyphens.tsx';

test.each([
  ['Plain words', 'Plain words'],
  [
    'Staff are police-checked, as always.',
    'Staff are <span class="unbroken">police-checked,</span> as always.',
  ],
  ['end-of-lease', '<span class="unbroken">end-of-lease</span>'],
  ['a - b', 'a - b'],
  ['low-tox.\u200b\ufeff\u200c', '<span class="unbroken">low-tox.</span>\u200b\ufeff\u200c'],
  ['8am - 6pm, low-tox.', '8am - 6pm, <span class="unbroken">low-tox.</span>'],
])('lines of "%s" do not break inside compounds', (text, html) => {
  expect(renderToStaticMarkup(keepHyphens(text))).toBe(html);
});
