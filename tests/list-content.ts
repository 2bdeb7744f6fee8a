import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse, stringify } from 'yaml';
import { contentFiles } from '../src/content/schemas/files.ts';
import { sampleDir } from './test-content.ts';

type Lists = Record<string, unknown>;
type ChangeList = (items: readonly unknown[], name: string) => readonly unknown[];

const read = (file: string): Lists => parse(readFileSync(path.join(sampleDir, 'content', file), 'utf8'));
const pageFiles = Object.values(contentFiles)
  .map(({ file }) => file)
  .filter((file) => file.startsWith('pages/'));

/** A copy of a value with changed lists, including nested ones; `focus` is a point, not a list. */
function withLists(value: unknown, change: ChangeList, name = ''): unknown {
  if (Array.isArray(value))
    return name === 'focus' ? value : change(value, name).map((item) => withLists(item, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withLists(item, change, key)]));
}

/** How many items the lists of a page keep if they must be empty; other pages keep one. */
const kept: Record<string, number> = {
  about: 0,
  services: 0,
  ndis: 0,
  'builders-handover': 0,
  residential: 2,
};
/** Fields that keep at least one item, because their schema or their page needs one. */
const always = ['paragraphs', 'pairs', 'things'];
const gone = /\[\[(?:claims|rating|founded)\b/;

/** A copy of a value. Texts that would lose all their sentences are replaced. */
function withoutPromises(value: unknown): unknown {
  if (typeof value === 'string')
    return value.split(/(?<=[.!?])\s+/).every((sentence) => gone.test(sentence)) ? 'In our own words' : value;
  if (Array.isArray(value)) return value.map(withoutPromises);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withoutPromises(item)]));
}

/** Optional fields to set to null, by file. */
const unsaid: Record<string, string[]> = {
  'pages/home.yaml': ['sameCleaner', 'testimonials.featured', 'testimonials.ratingLine'],
  'pages/services.yaml': ['review'],
  'pages/residential.yaml': ['prices.review', 'guarantee'],
  'pages/commercial.yaml': ['caseStudy'],
  'pages/builders-handover.yaml': ['testimonial'],
  'pages/about.yaml': ['guarantee'],
  'pages/contact.yaml': ['reply'],
  'business.yaml': [
    'founded',
    'rating',
    'mapEmbedUrl',
    'googleBusinessUrl',
    'quoteForm.url',
    'quoteForm.embedUrl',
  ],
};

function withoutFields(value: Lists, fields: readonly string[]): Lists {
  for (const field of fields) {
    const [name = '', inner] = field.split('.');
    if (inner === undefined) value[name] = null;
    else (value[name] as Lists)[inner] = null;
  }
  return value;
}

function fewIn(file: string): string {
  const count = kept[path.basename(file, '.yaml')] ?? 1;
  const cut = withLists(read(file), (items, name) =>
    items.slice(0, always.includes(name) ? Math.max(count, 1) : count),
  );
  return stringify(withoutPromises(withoutFields(cut as Lists, unsaid[file] ?? [])));
}

const business = read('business.yaml');
const claims = Object.fromEntries(Object.keys(business.claims as Lists).map((name) => [name, null]));

/** A business with little content: no promise, review, hosted form or map, and empty or short lists. */
export const few = {
  ...Object.fromEntries(pageFiles.map((file) => [file, fewIn(file)])),
  'business.yaml': stringify(
    withoutFields({ ...business, claims, social: [], areaServed: ['Albury'] }, unsaid['business.yaml'] ?? []),
  ),
  'testimonials.json': '{ "testimonials": [] }',
};

/** The alternative text of a logo that is a photo. */
export const logoAlt = 'A client with a photo';
/** Number of items; the longest list of the sample has as many. */
export const manyItems = 9;

/** A copy of an item with a unique name. */
function another(item: unknown, number: number): unknown {
  if (typeof item === 'string') return `${item} ${number}`;
  const copy = { ...(item as Lists) };
  if (typeof copy.id === 'string') copy.id = `${copy.id}-${number}`;
  const name = ['title', 'name', 'question', 'room', 'service', 'label', 'heading', 'text', 'alt'].find(
    (key) => copy[key],
  );
  if (name) copy[name] = `${copy[name]} ${number}`;
  return copy;
}

/** The heading of /services, with a word of 80 letters. */
export const newHeading = `Clean ${'again'.repeat(16)}`;

/** Further changes to single pages: on home a photo among the logos, on /services the new heading. */
const changes: Record<string, (page: Record<string, Lists>) => void> = {
  [contentFiles.home.file]: ({ trustedBy }) => {
    if (trustedBy)
      trustedBy.logos = [{ src: 'family-01.jpg', alt: logoAlt }, ...(trustedBy.logos as unknown[])];
  },
  [contentFiles.services.file]: ({ header }) => {
    if (header) header.heading = newHeading;
  },
};

/** The pages of a business with a lot of content: lists have nine items, except lists of a fixed length. */
export const many = Object.fromEntries(
  pageFiles.map((file) => {
    const longer = withLists(read(file), (items, name) =>
      ['areas', 'pairs', 'lines'].includes(name)
        ? items
        : Array.from(
            { length: Math.max(manyItems, items.length) },
            (_, index) => items[index] ?? another(items[index % items.length], index + 1),
          ),
    );
    changes[file]?.(longer as Record<string, Lists>);
    return [file, stringify(longer)];
  }),
);
