import { expect, test } from 'vitest';
import { pageFindings, type Stop, stopFindings } from './speech.ts';

const stop = (phrase: string, more: Partial<Stop> = {}): Stop => ({
  phrase,
  text: phrase.split(', ')[1] ?? '',
  element: `<${phrase}>`,
  isControl: false,
  isImage: false,
  ...more,
});
const rulesOf = (findings: readonly { rule: string }[]) => findings.map(({ rule }) => rule);
const page = [
  ...[
    'banner',
    'navigation, Menu',
    'main',
    'heading, Home, level 1',
    'heading, Part, level 2',
    'contentinfo',
  ],
];
const speech = (phrases: readonly string[], title = 'Home') => ({
  title,
  stops: [...phrases, 'end of document'].map((phrase) => stop(phrase)),
});

test('a page with title, landmarks and headings in order has no finding', () => {
  expect(pageFindings(speech(page))).toEqual([]);
});

test('a missing title, landmark or first heading, a second one, and a skipped level are found', () => {
  expect(rulesOf(pageFindings(speech(page, ' ')))).toEqual(['title']);
  expect(pageFindings(speech(page.filter((phrase) => phrase !== 'main'))).map(({ words }) => words)).toEqual([
    'has no main: add one.',
  ]);
  expect(rulesOf(pageFindings(speech([...page, 'heading, Again, level 1'])))).toEqual(['headings']);
  expect(pageFindings(speech([...page, 'heading, Deep, level 4'])).map(({ words }) => words)).toEqual([
    '"heading, Deep, level 4" follows level 2: use level 3.',
  ]);
  expect(pageFindings(speech([...page, 'heading, Up, level 2', 'heading, In, level 3']))).toEqual([]);
});

test('a page that is not read to its end is found', () => {
  expect(rulesOf(pageFindings({ title: 'Home', stops: page.map((phrase) => stop(phrase)) }))).toEqual([
    'reading',
  ]);
});

test('controls and pictures without a name, file names and missing values are found', () => {
  const found = (one: Stop) => rulesOf(stopFindings({ title: 'Home', stops: [one] }));
  expect(found(stop('button, Send', { isControl: true }))).toEqual([]);
  expect(found(stop('button', { isControl: true }))).toEqual(['control-name']);
  expect(found(stop('end of button', { isControl: true }))).toEqual([]);
  expect(found(stop('image', { isImage: true }))).toEqual(['image-name']);
  expect(found(stop('image, sink-640.webp', { isImage: true }))).toEqual(['image-name']);
  expect(found(stop('heading, undefined, level 2'))).toEqual(['words']);
  expect(found(stop('link, [object Object]'))).toEqual(['words']);
  expect(found(stop('An undefinedness'))).toEqual([]);
});
