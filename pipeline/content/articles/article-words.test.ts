import fc from 'fast-check';
import type { Nodes } from 'hast';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ArticleText } from '../../../src/sections/blog/ArticleText.tsx';
import { readArticle } from './article.ts';
import { linksIn } from './article-html.ts';

const front = `---
title: Words
description: Some words
category: Tips
date: 2026-11-03
photo: { src: hero.jpg, alt: A room }
backLink: home
closing: { heading: Words, text: Words, link: { label: Words, to: / } }
---
`;

const read = (typed: string) =>
  readArticle('articles/words.md', 'words', `${front}\n${typed}\n`, { phone: '0491 570 006' });

/** The body of an article with this text. */
function bodyOf(typed: string): string {
  const article = read(typed);
  if ('problems' in article) throw new Error(article.problems.join('\n'));
  return renderToStaticMarkup(createElement(ArticleText, { tree: article.body }));
}
const withPlainSpaces = (html: string) => html.replaceAll('\u00a0', ' ');

test.each([
  'Allow 2~3 hours for a unit and 4~5 hours for a house.',
  'Rooms of 2*3 m and of 4*5 m.',
  'A bench of 3m*60cm, and length*width*height of a box.',
  'Prices (*) are from; weekends (*) cost more.',
  'We smile (*_*) and nod (**-**) and (*^_^*).',
  'Run __init__.py or src/_old_/x.',
  'Rooms from $90\n+ GST',
  'One of them is our\n* favourite',
  '10. 9. 8. We begin.',
  '160. That is the price.\n2019) We begin.',
])('signs inside words and amounts are text: %s', (typed) => {
  expect(withPlainSpaces(bodyOf(typed))).toBe(`<p>${typed}</p>`);
});

const mail = (address: string) => `<a href="mailto:${address}">${address}</a>`;
const region = (name: string, inside: string) =>
  `<div role="region" aria-label="${name}" tabindex="0">${inside}</div>`;

test.each([
  // Only what is plainly meant as a mark is one.
  ['*kitchen, $90*2 = $180*', '<p><em>kitchen, $90*2 = $180</em></p>'],
  ['`2*3` and 2*3*4', '<p><code>2*3</code> and 2*3*4</p>'],
  ['>50 homes a week', '<p>&gt;50 homes a week</p>'],
  ['Earn\n> $90', '<p>Earn\n&gt; $90</p>'],
  ['Kind regards\n--', '<p>Kind regards\n–</p>'],
  ['```\n2*3\n+ GST\n--\n```', region('Words', '<pre><code>2*3\n+ GST\n--\n</code></pre>')],
  ['3. c\n2. b\n1. a', '<ol start="3">\n<li>c</li>\n<li value="2">b</li>\n<li value="1">a</li>\n</ol>'],
  ['1. a\n2. b\n4. d\n5. e', '<ol>\n<li>a</li>\n<li>b</li>\n<li value="4">d</li>\n<li>e</li>\n</ol>'],
  ['We see:\n- one', '<p>We see:</p>\n<ul>\n<li>one</li>\n</ul>'],
  ['We see\n- one\n- two', '<p>We see</p>\n<ul>\n<li>one</li>\n<li>two</li>\n</ul>'],
  ['- one\nmore\n- two', '<ul>\n<li>one\nmore</li>\n<li>two</li>\n</ul>'],
  ['1. a\n1. b', '<ol>\n<li>a</li>\n<li>b</li>\n</ol>'],
  ['> 50 homes', '<blockquote>\n<p>50 homes</p>\n</blockquote>'],
  ['>5 stars\n>from Jo', '<blockquote>\n<p>5 stars\nfrom Jo</p>\n</blockquote>'],
  ['Rooms\n---', '<h2 id="part-rooms">Rooms</h2>'],
  ['## Rooms\n- one', '<h2 id="part-rooms">Rooms</h2>\n<ul>\n<li>one</li>\n</ul>'],
  ['- one\n  - two\nmore', '<ul>\n<li>one\n<ul>\n<li>two\nmore</li>\n</ul>\n</li>\n</ul>'],
  ['_a_, **✓** and *(b)*.', '<p><em>a</em>, <strong>✓</strong> and <em>(b)</em>.</p>'],
  ['In {a} room < 5 m or <5 min\n\n<!-- note -->', '<p>In {a} room &lt; 5 m or &lt;5 min</p>'],
  // Typographic marks go across emphasis, and are not set in code.
  [
    '"*It\'s* `it\'s "so"`..." [\'tis](/about)  \n"so"',
    '<p>“<em>It’s</em> <code>it&#x27;s &quot;so&quot;</code>…” <a href="/about">’tis</a><br/>\n“so”</p>',
  ],
  // An indent is no code.
  ['    We clean.', '<p>We clean.</p>'],
  // Headings have ids that no other has.
  [
    '## Air\n\n## Air 2\n\n## Air\n\n## 浴室 1\n\n## …',
    '<h2 id="part-air">Air</h2>\n<h2 id="part-air-2">Air 2</h2>\n<h2 id="part-air-3">Air</h2>\n<h2 id="part-浴室-1">浴室 1</h2>\n<h2 id="part-">…</h2>',
  ],
  // What is wide scrolls, and not the page.
  [
    '## Big *rooms*\n\n- x\n\n  ```\n  long\n  ```',
    `<h2 id="part-big-rooms">Big <em>rooms</em></h2>\n<ul>\n<li>\n<p>x</p>\n${region('Big rooms', '<pre><code>long\n</code></pre>')}\n</li>\n</ul>`,
  ],
  [
    '> | a |\n> | - |',
    `<blockquote>\n${region('Words', '<table><thead><tr><th>a</th></tr></thead></table>')}\n</blockquote>`,
  ],
])('what is typed as %j is shown as it is meant', (typed, html) => {
  expect(withPlainSpaces(bodyOf(typed))).toBe(html);
});

test.each([
  // All of an address is a link, or nothing.
  ["Write to o'dea@example.org.", `Write to ${mail('o&#x27;dea@example.org')}.`],
  ['Write to o’dea@example.org', `Write to ${mail('o&#x27;dea@example.org')}`],
  ['jo&co@example.org', 'jo&amp;co@example.org'],
  ['Jo<jo@example.org>', `Jo ${mail('jo@example.org')}`],
  ["o'jo@sub@x.org", 'o&#x27;jo@sub@x.org'],
  ['**jo@example.org**', `<strong>${mail('jo@example.org')}</strong>`],
  ["[Jo](mailto:o'dea@example.org)", '<a href="mailto:o&#x27;dea@example.org">Jo</a>'],
  // Telephone numbers are links.
  ['Call 1800 035 544.', 'Call <a href="tel:1800035544">1800 035 544</a>.'],
  [
    '**(02) 6041 0000** or 13 14 50',
    '<strong><a href="tel:+61260410000">(02) 6041 0000</a></strong> or <a href="tel:131450">13 14 50</a>',
  ],
  [
    '[1300 656 419](tel:1300656419) and `1300 656 419`',
    '<a href="tel:1300656419">1300 656 419</a> and <code>1300 656 419</code>',
  ],
  // Their addresses may have spaces.
  [
    '[Call](tel:(02) 6041 0000) [us](tel: \u202a+61 (0)2-6041\u00a00000\u202c) [it](/a\u200eb)',
    '<a href="tel:0260410000">Call</a> <a href="tel:+61260410000">us</a> <a href="/ab">it</a>',
  ],
  [
    "[Jo](mailto: jo@example.org?subject=A quote, please&body=It's) [it]( /about us 'so' )",
    '<a href="mailto:jo@example.org?subject=A%20quote,%20please&amp;body=It&#x27;s">Jo</a> <a href="/about%20us" title="so">it</a>',
  ],
  [
    '[[[phone]]](tel:[[phone]]), [[phone]](tel:[[phone]]), [[phone]] (mobile)',
    '<a href="tel:0491570006">0491 570 006</a>, <a href="tel:0491570006">0491 570 006</a>, <a href="tel:+61491570006">0491 570 006</a> (mobile)',
  ],
  ['\\[Jo](so) [Jo\\](so) (so)\\[Jo] !\\[Jo]', '[Jo](so) [Jo](so) (so)[Jo] ![Jo]'],
  ['ABN 13 004 600 001, $1300, 2640', 'ABN 13 004 600 001, $1300, 2640'],
])('addresses and numbers in %j are links', (typed, html) => {
  expect(withPlainSpaces(bodyOf(typed))).toBe(`<p>${html}</p>`);
});

test('an amount has no space at which its line could break', () => {
  expect(bodyOf('Near 0.3 microns. 5 rooms.')).toBe('<p>Near 0.3\u00a0microns. 5 rooms.</p>');
});

test('an article without a text is a mistake', () => {
  const sentence =
    'sample/content/articles/words.md: has no text yet: write it below its title and other fields.';
  expect(() => bodyOf('<!-- to be written -->')).toThrow(sentence);
});

/** What people type; visitors see the second, or else the first. */
// biome-ignore format: as few lines as they need.
const links: [typed: string, shown?: string][] = [
  ['[our page](/about us)', 'our page'], ['[our page] (/about)', 'our page'], ['[our page](/about', 'our page'],
  ['(our page)[/about]', 'our page'], ['[call 1300](tel:02 6041 0000)', 'call 1300'], ['example.org/a--b'],
  ['[mail](mailto:jo@example.org?subject=A quote)', 'mail'], ['jo@example.org'], ['https://example.org/2*3'],
  ['![A room](hero.jpg)', 'A room'], ['![A room](the hero.jpg)', 'A room'], ['![A room] (hero.jpg)', 'A room'],
];
// Neither code nor backslashes before links, which are then shown as typed.
const others =
  '- + * _ ~ # < > | ! [ ] ( ) " \' = : . $ % @ / & { } -- --- *** == ## rooms Über o’clock a C:\\x 5m';
const part = fc.record({
  part: fc.oneof(
    fc.constantFrom(...links),
    fc.constantFrom(...others.split(' ').map((one) => [one])),
    fc.nat(3000).map((number) => [String(number)]),
    // All ones count up.
    fc.integer({ min: 2, max: 2100 }).map((number) => [`\n${number}. `]),
  ),
  after: fc.constantFrom('', ' ', ' ', '\n', '\n\n'),
});
const lettersAndDigits = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '');

/** What visitors see of an article, with the numbers of lists. */
function seenIn(node: Nodes): string {
  if (node.type === 'text') return node.value;
  if (!('children' in node)) return '';
  const { tagName, properties: { alt, title, start = 1 } = {} } = node.type === 'element' ? node : {};
  let number = Number(start);
  const seen = node.children.map((child) => {
    if (tagName !== 'ol' || child.type !== 'element') return seenIn(child);
    number = Number(child.properties.value ?? number);
    return `${number++}${seenIn(child)}`;
  });
  return [...seen, alt, title].join('');
}

test('visitors see the words and numbers that a person types, in their order, or a sentence names the line', () => {
  fc.assert(
    fc.property(fc.array(part, { maxLength: 12 }), (parts) => {
      const typed = parts.map((one) => one.part[0] + one.after).join('');
      const article = read(`Words\n\n${typed}`);
      if ('problems' in article) {
        for (const sentence of article.problems) expect(sentence).toMatch(/^[\w./]+, line \d+: .+\.$/);
        return;
      }
      // Other links are refused with all content.
      if (linksIn(article.body).some(({ href }) => !/^(?:https?:|tel:|mailto:|\/about(?: us)?$)/.test(href)))
        return;
      const shown = parts.map((one) => one.part[1] ?? one.part[0]).join('');
      expect(lettersAndDigits(seenIn(article.body))).toBe(lettersAndDigits(`Words${shown}`));
    }),
    // The same texts on every run; a failure is printed in its smallest form.
    { seed: 20261129, numRuns: 100 },
  );
});
