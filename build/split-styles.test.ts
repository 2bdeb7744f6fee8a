import { expect, test } from 'vitest';
import { splitStyles } from './split-styles.ts';

const html = '<p class="a b">Text</p><i class="c"></i>';

test.each([
  ['.a{color:red}', 'drawn'],
  ['a:hover{color:red}', 'drawn'],
  ['.a.b>.c:hover{color:red}', 'drawn'],
  ['.x,.a{color:red}', 'drawn'],
  ['.a:not(.x){color:red}', 'drawn'],
  ['.a:has(:is(.x,.y)){color:red}', 'drawn'],
  ['.a[href=".x"]{color:red}', 'drawn'],
  ['.a:after{content:"}.x{"}', 'drawn'],
  ['@font-face{src:url(a.woff2)}', 'drawn'],
  ['@keyframes x{to{opacity:0}}', 'drawn'],
  ['.x{color:red}', 'later'],
  ['.a .x:hover{color:red}', 'later'],
  ['.a:not(.b) .x{color:red}', 'later'],
] as const)('%s is %s', (css, side) => {
  expect(splitStyles(css, html)).toEqual({ drawn: '', later: '', [side]: css });
});

test('rules under a condition are split one by one, in their order, and nothing is lost', () => {
  expect(
    splitStyles(
      '@media print{.a{margin:0}.x{margin:1px}@supports (gap:0){.y{gap:0}}}.c{top:0}.z{top:1px}',
      html,
    ),
  ).toEqual({
    drawn: '@media print{.a{margin:0}}.c{top:0}',
    later: '@media print{.x{margin:1px}@supports (gap:0){.y{gap:0}}}.z{top:1px}',
  });
});
