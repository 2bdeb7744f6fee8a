import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { testContent, withSameSizes } from '../../tests/support/test-content.ts';
import { publishRuntimeFiles } from './runtime-files.ts';

test('the lists are published where the site reads them, photos with their addresses', {
  tags: ['A1', 'G7', 'G8', 'G12', 'T1'],
}, async () => {
  const copy = await testContent();
  onTestFinished(copy.remove);
  const source = ',\n      "source": "Sent to us by letter",\n      "date": "2026-03-11"';
  await copy.edit('testimonials.json', source, '');
  const content = withSameSizes(await copy.load());
  const { categories, beforeAfter } = content.galleryPhotos;
  await publishRuntimeFiles(content, path.join(copy.business, 'site'));
  const published = async (name: string) =>
    JSON.parse(await readFile(path.join(copy.business, 'site/content', `${name}.json`), 'utf8'));

  const gallery = await published('gallery');
  expect(gallery.categories).toEqual(categories);
  const address = expect.stringMatching('^/api/content/attached_assets/');
  const { src, srcset, webp } = gallery.categories.bathrooms[0];
  expect([src, srcset, webp]).toEqual([address, address, address]);
  const [{ before, after, ...labels } = {}] = beforeAfter;
  const files = { before: before?.src, after: after?.src, beforePhoto: before, afterPhoto: after };
  expect(gallery.beforeAfter[0]).toEqual({ ...labels, ...files });
  expect(gallery.beforeAfter).toHaveLength(beforeAfter.length);
  expect(await published('portfolio-postbuild')).toEqual(content.portfolio);
  const reviews = await published('testimonials');
  expect(reviews).toEqual(content.testimonials);
  expect(reviews.testimonials[0]).toMatchObject({ source: 'Sent to us by email', date: '2026-09-14' });
  for (const field of ['source', 'date']) expect(reviews.testimonials.at(-1)).not.toHaveProperty(field);
});
