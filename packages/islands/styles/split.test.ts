import postcss, { type Root } from 'postcss';
import { expect, test } from 'vitest';
import {
  classesOf,
  criticalStyles,
  deferredStyles,
  fontStyles,
  joinLayers,
  splitLayer,
  splitPrint,
} from './split.ts';

const { parse } = postcss;
const textsOf = (parts: Record<string, Root>) =>
  Object.fromEntries(Object.entries(parts).map(([name, sheet]) => [name, sheet.toString()]));
const classes = classesOf('<p class="a b">Text</p><i class="c"></i>');

test.each([
  '.a{color:red}',
  'a:hover{color:red}',
  '.a.b>.c:hover{color:red}',
  '.x,.a{color:red}',
  '.a:not(.x){color:red}',
  '.a:has(:is(.x,.y)){color:red}',
  '.a[href=".x"]{color:red}',
  '.a:after{content:"}.x{"}',
  '.a{animation:.2s ease-out x}@keyframes x{to{opacity:0}}',
])('%s is critical', (css) => {
  expect(criticalStyles(parse(css), classes)).toBe(css);
  expect(deferredStyles(parse(css), classes)).not.toContain('{color:red}');
});

test.each([
  '.x{color:red}',
  '.a .x:hover{color:red}',
  '.a:not(.b) .x{color:red}',
  '.x{animation:y 1s}@keyframes y{to{opacity:0}}',
])('%s is deferred', (css) => {
  expect(criticalStyles(parse(css), classes)).toBe('');
  expect(deferredStyles(parse(css), classes)).toBe(css);
});

test('rules within a conditional at-rule are split one by one, in order', () => {
  const css = '@media print{.a{margin:0}.x{margin:1px}@supports (gap:0){.y{gap:0}}}.c{top:0}.z{top:1px}';
  expect(criticalStyles(parse(css), classes)).toBe('@media print{.a{margin:0}}.c{top:0}');
  expect(deferredStyles(parse(css), classes)).toBe(
    '@media print{.x{margin:1px}@supports (gap:0){.y{gap:0}}}.z{top:1px}',
  );
});

test('fonts and print-only rules are separate; rules for print and other media are not', () => {
  const font = '@font-face{src:url(a.woff2)}';
  expect(fontStyles(parse(`a{b:1}${font}@media print{.a{b:2}}`))).toBe(font);
  expect(criticalStyles(parse(`a{b:1}${font}@media print{.a{b:2}}`), classes)).toBe(
    'a{b:1}@media print{.a{b:2}}',
  );
  const css = 'a{b:1}@media print{a{b:2}}@media print,(scripting:none){a{b:3}}.c{d:4}@media print{.c{d:5}}';
  expect(textsOf(splitPrint(parse(css)))).toEqual({
    print: '@media print{a{b:2}}@media print{.c{d:5}}',
    screen: 'a{b:1}@media print,(scripting:none){a{b:3}}.c{d:4}',
  });
});

test('the blocks of a layer become one, and each part of the styles keeps the order of layers', () => {
  const sheet = joinLayers(
    '@layer a,b;@layer b{.a{c:1}}@layer a{.a{c:2}}.c{d:1}@layer b{.x{c:3}@media print{.a{c:4}}}',
  );
  const { print, screen } = splitPrint(sheet);
  expect(criticalStyles(screen, classes)).toBe('@layer a,b;@layer b{.a{c:1}}@layer a{.a{c:2}}.c{d:1}');
  expect(deferredStyles(screen, classes)).toBe('@layer a,b;@layer b{.x{c:3}}');
  expect(print.toString()).toBe('@layer a,b;@layer b{@media print{.a{c:4}}}');
});

test('a layer can be a separate file; the statement of layer order stays', () => {
  const css = '@layer a,b;@layer a{.a{c:1}}@layer b{.b{c:2}@media print{.b{c:3}}}.c{d:1}';
  expect(textsOf(splitLayer(parse(css), 'b'))).toEqual({
    layer: '@layer b{.b{c:2}@media print{.b{c:3}}}',
    rest: '@layer a,b;@layer a{.a{c:1}}.c{d:1}',
  });
});
