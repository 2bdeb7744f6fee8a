import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ArticleText } from '../../src/sections/blog/ArticleText.tsx';
import { readArticle } from './article.ts';

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

/** The body of an article with a text; the spaces inside amounts are those of other text. */
function bodyOf(typed: string): string {
  const read = readArticle('articles/words.md', 'words', `${front}\n${typed}\n`, {});
  if ('problems' in read) throw new Error(read.problems.join('\n'));
  const html = renderToStaticMarkup(createElement(ArticleText, { tree: read.body }));
  return html.replaceAll('\u00a0', ' ');
}

test.each([
  'Allow 2~3 hours for a unit and 4~5 hours for a house.',
  'About ~5 windows and ~6 doors.',
  'Rooms of 2*3 m and of 4*5 m.',
  'A bench of 3m*60cm, and length*width*height of a box.',
  'From 2~~3 to 4~~5 pm.',
  'Prices (*) are from; weekends (*) cost more.',
  'Doors of 5`10 and 6`2.',
])('signs inside words and amounts are text: %s', (typed) => {
  expect(bodyOf(typed)).toBe(`<p>${typed}</p>`);
});

test('marks that are meant as such stay', () => {
  expect(bodyOf('**N**ational *and* 2*3 **Low**-tox, ~~$90~~ `a`')).toBe(
    '<p><strong>N</strong>ational <em>and</em> 2*3 <strong>Low</strong>-tox, <del>$90</del> <code>a</code></p>',
  );
});
