import type { IslandComponent } from '@site/islands';
import { cloneElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { reviewCutLength } from '../../src/lib/specified.ts';
import { Testimonials } from '../../src/sections/home/Testimonials.island.tsx';
import { Photo, photoFromHtml } from '../../src/ui/Photo.tsx';
import * as islands from './islands.tsx';
import { mountStatic } from './mount.tsx';

/** The island with the props that it reads from this HTML. */
function readFrom(island: ReactElement<object>, html: string): ReactElement {
  const element = document.createElement('div');
  element.innerHTML = html;
  const { fromHtml } = island.type as IslandComponent<object, object>;
  return cloneElement(island, fromHtml?.(element));
}

const { content, reviews: __, firstPages, handovers, ...all } = islands;
const review = { id: 'ann', rating: 4, text: 'Good.', name: 'Ann', location: '', service: 'Deep clean' };
const source = { source: 'Google', link: 'https://reviews.example.com/ann', date: '2026-11-03' };
const reviews = [
  { ...review, ...source, location: 'Albury', text: 'é'.repeat(reviewCutLength + 1) },
  { ...review, source: 'Letter' },
  { ...review, date: '2026-11-03' },
];
const { items } = firstPages.bathrooms;
const long = { ...firstPages, bathrooms: { items, hasMore: true } };
const cases: [string, ReactElement<object>][] = [
  ...Object.entries(all),
  ['testimonials with all fields', <Testimonials key="1" reviews={reviews} />],
  ['galleryBrowser with more to read', cloneElement(islands.galleryBrowser, long)],
];

test.each(cases)(
  'what an island reads from its HTML renders the same HTML, and without it nothing breaks: %s',
  (_name, island) => {
    const html = renderToStaticMarkup(island);
    expect(renderToStaticMarkup(readFrom(island, html))).toBe(html);
    expect(() => renderToStaticMarkup(readFrom(island, ''))).not.toThrow();
  },
);

test('a list that goes on says so without scripts', () => {
  const words = `<noscript><p>${content.gallery.more.withoutScripts}`;
  expect(renderToStaticMarkup(cloneElement(islands.galleryBrowser, long))).toContain(words);
});

test('the words and the name of a client run in the direction of their script', () => {
  const texts = ['Good, شكرا', 'تنظيف ممتاز!', '“מעולה” ABC', '5 ★ کار خوب'];
  const given = texts.map((text, at) => ({ ...review, text, name: text, id: `${at}` }));
  const part = mountStatic(<Testimonials reviews={given} />);
  for (const element of part.querySelectorAll('blockquote, strong')) {
    const isEnglish = element.textContent.includes('Good');
    expect(getComputedStyle(element).direction, element.textContent).toBe(isEnglish ? 'ltr' : 'rtl');
  }
  expect(part.querySelectorAll('blockquote, strong')).toHaveLength(2 * texts.length);
});

test('a photo is read from its HTML, with the variants that suit its box', () => {
  const [photo] = handovers[0]?.photos ?? [];
  if (!photo) throw new Error('This test needs a photo.');
  const element = document.createElement('div');
  const read = (maxWidth = Number.POSITIVE_INFINITY) => {
    element.innerHTML = renderToStaticMarkup(<Photo photo={photo} sizes="100vw" maxWidth={maxWidth} />);
    return [...element.querySelectorAll('img')].map(photoFromHtml);
  };
  expect(read()).toEqual([photo]);
  expect(read(320)[0]?.srcset).toBe(photo.srcset.split(', ')[0]);
});
