import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import site from '../../../../desk.config.ts';
import { prepareContent, type SiteContent } from '../../../../pipeline/prepare-content.ts';
import { contentFiles } from '../../../../src/content/schemas/files.ts';
import { photoSizes, root } from '../../../../tests/test-content.ts';
import { editSite } from '../../site.ts';
import { markContent } from './mark-content.ts';
import { placeKey, placesIn, unmarkedText } from './marks.ts';

editSite(site);

let plain: SiteContent;
let marked: SiteContent;
beforeAll(async () => {
  const [contentDir, photosDir] = [path.join(root, 'content'), path.join(root, 'photos')];
  const photos = async (names: ReadonlySet<string>) => ({
    photos: new Map([...names].map((name) => [name, photoSizes])),
    problems: [],
    warnings: [],
  });
  plain = await prepareContent({ contentDir, photosDir, photos });
  marked = markContent(plain);
});

const keysOf = (text: string | undefined) => placesIn(text ?? '').map(placeKey);

test('texts carry their file and path, and read as before', () => {
  const { home, galleryPhotos, articles } = marked.content;
  expect(keysOf(home.whyChooseUs.heading)).toEqual(['pages/home.yaml#whyChooseUs/heading']);
  expect(keysOf(home.hero.photo.alt)).toEqual(['pages/home.yaml#hero/photo/alt']);
  expect(keysOf(home.packages.items[1]?.name)).toEqual(['pages/home.yaml#packages/items/1/name']);
  expect(keysOf(galleryPhotos.categories.kitchens[0]?.title)).toEqual([
    'gallery.json#categories/kitchens/0/title',
  ]);
  expect(keysOf(galleryPhotos.beforeAfter[0]?.before.alt)).toEqual(['gallery.json#beforeAfter/0/beforeAlt']);
  expect(new Set(keysOf(JSON.stringify(articles[0]?.body)))).toEqual(
    new Set([`articles/${articles[0]?.summary.slug}.md#body`]),
  );
  const unmarked = unmarkedText(JSON.stringify(marked.content));
  expect(unmarked.replace(/,?\{"type":"text","value":""\}/g, '')).toBe(JSON.stringify(plain.content));
});

test('every place is where the text is written', () => {
  for (const { key, raw } of plain.written) {
    if (!key) continue;
    for (const place of placesIn(JSON.stringify(marked.content[key]))) {
      expect(place.file).toBe(contentFiles[key].file);
      const written = place.path.reduce<unknown>((group, part) => Object(group)[part], raw);
      expect(written, placeKey(place)).toBeTypeOf('string');
    }
  }
});

test('addresses, choices, ids, days, names of files and what is compared carry nothing', () => {
  const { business, home, testimonials } = marked.content;
  const unmarked = [
    business.phone,
    business.email,
    business.siteUrl,
    business.social,
    business.areaServed,
    business.name,
    home.meta.title,
    home.meta.description,
    home.hero.variant,
    home.hero.photo.src,
    home.team.link.to,
    home.whyChooseUs.cards[0]?.icon,
    testimonials.testimonials.map(({ id, text, date }) => [id, text, date]),
    marked.content.articles.map(({ summary: { slug, title, description, date } }) => [
      slug,
      title,
      description,
      date,
    ]),
  ];
  const labels = business.social.map(({ label }) => label);
  const texts = JSON.stringify(unmarked).replaceAll(JSON.stringify(labels).slice(1, -1), '');
  expect(keysOf(texts).filter((key) => !key.endsWith('/label'))).toEqual([]);
});

test('structured data is made of the content without marks', () => {
  expect(marked.documentHead).toBe(plain.documentHead);
});
