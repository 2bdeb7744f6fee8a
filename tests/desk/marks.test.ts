import { editSite } from '@site/desk';
import { markContent, placeKey, placesIn, unmarkedText } from '@site/desk/testing';
import { beforeAll, expect, test } from 'vitest';
import site from '../../desk.config.ts';
import { prepareContent, type SiteContent } from '../../pipeline/prepare-content.ts';
import { contentFiles } from '../../src/content/schemas/content-files.ts';
import { photoSizes, sampleDir } from '../support/test-content.ts';

let plain: SiteContent;
let marked: SiteContent;
beforeAll(async () => {
  editSite(site);
  const photos = async (names: ReadonlySet<string>) => ({
    photos: new Map([...names].map((name) => [name, photoSizes])),
    problems: [],
    warnings: [],
  });
  plain = await prepareContent({ business: sampleDir, photos });
  marked = markContent(plain);
});

const keysOf = (text: string) => placesIn(text).map(placeKey);

test('every mark leads to the place where its text is written', () => {
  for (const { key, raw } of plain.written) {
    if (!key) continue;
    for (const place of placesIn(JSON.stringify(marked.content[key]))) {
      expect(place.file).toBe(contentFiles[key].file);
      const written = place.path.reduce<unknown>((group, part) => Object(group)[part], raw);
      // A price carries the place of its number.
      expect(['string', 'number'], placeKey(place)).toContain(typeof written);
    }
  }
});

test('texts, prices, photos and articles carry their places, and look unchanged', () => {
  const { home, galleryPhotos, articles } = marked.content;
  const [, packaged] = home.packages.items;
  const texts = [home.whyChooseUs.heading, packaged?.name, packaged?.fromPrice.text];
  const { categories, beforeAfter } = galleryPhotos;
  const ofPhotos = [categories.kitchens[0]?.title, beforeAfter[0]?.before.alt];
  expect(keysOf(JSON.stringify([texts, ofPhotos]))).toEqual([
    'pages/home.yaml#whyChooseUs/heading',
    'pages/home.yaml#packages/items/1/name',
    'pages/home.yaml#packages/items/1/fromPrice',
    'gallery.json#categories/kitchens/0/title',
    'gallery.json#beforeAfter/0/beforeAlt',
  ]);
  expect(unmarkedText(JSON.stringify(home))).toBe(JSON.stringify(plain.content.home));
  const [{ body, summary } = {}] = articles;
  expect(new Set(keysOf(JSON.stringify(body)))).toEqual(new Set([`articles/${summary?.slug}.md#body`]));
});

test('addresses, choices, ids, days, file names and compared texts carry no mark', () => {
  const { business, home, testimonials, articles } = marked.content;
  const unmarked = [
    [business.phone, business.email, business.siteUrl, business.areaServed, business.name],
    business.social.map(({ url }) => url),
    [
      home.meta.title,
      home.meta.description,
      home.hero.variant,
      home.hero.photo.src,
      home.team.link.to,
      home.whyChooseUs.cards[0]?.icon,
    ],
    testimonials.testimonials.map(({ id, text, date }) => [id, text, date]),
    articles.map(({ summary: { slug, title, description, date } }) => [slug, title, description, date]),
  ];
  expect(keysOf(JSON.stringify(unmarked))).toEqual([]);
});

test('structured data uses the content without marks', () => {
  expect(marked.documentHead).toBe(plain.documentHead);
});
