import { expect, onTestFinished, test, vi } from 'vitest';
import { contentFiles } from '../src/content/schemas/content-files.ts';
import { contentForEachTest } from '../tests/support/temporary-folder.ts';
import { loadContent } from './load-content.ts';

const business = 'business.yaml';
const home = 'pages/home.yaml';
const hepa = 'articles/hepa-filters-clean-home.md';
const isGone = 'the file is missing or cannot be read: write it, or restore it';

const content = contentForEachTest();

test('what is unusual but right is accepted', async () => {
  // biome-ignore format: a line for each change.
  const changes = [
    [business, 'name: Riverlight Cleaning', 'name: Border Residential and Commercial Cleaning Team'],
    [business, 'locality: Albury', `locality: Albury${' and the towns around it'.repeat(8)}`],
    [business, 'regionName: Albury-Wodonga', `regionName: Albury-Wodonga and ${'all towns around '.repeat(9)}`],
    // Closed at noon, and open until after midnight; 14 hours until midnight.
    [business, 'closes: "17:00"', 'closes: 12pm\n  - day: Mon\n    opens: 1pm\n    closes: 1am'],
    [business, 'day: Friday', 'day: Sunday\n    opens: 10am\n    closes: midnight\n  - day: Friday'],
    // A list that an older version wrote.
    [business, 'notices: []', 'notices: []\nasInSample: ["hours edb6e075"]'],
    [home, 'src: hero.jpg', 'src: IMG_0042 (1).pNg'],
    // Invisible characters in names and addresses, and a comma after the last item.
    [home, 'src: blog-hepa.jpg', 'src: blog-\u200bhepa.jpg'],
    [home, 'to: /about\n', 'to: /about\u2060#team\n'],
    ['gallery.json', '"src": "', '"s\u200brc": "\u00ad'],
    ['gallery.json', '\n    },\n', ',\n    },\n'],
    ...['/contact?from=blog', '/', 'https://a.example/x', 'mailto:[[email]]', 'tel:+61', '#top'].map((to) =>
      [hepa, 'Run a', `[x](${to}) Run a`]),
  ] as [string, string, string][];
  for (const change of changes) await content.edit(...change);
  expect(await content.problems()).toEqual([]);
});

test('the problems of several files are reported together; without facts, placeholders are not', async () => {
  await content.delete('gallery.json');
  await content.write('pages/about-us.yaml', await content.read('pages/about.yaml'));
  await content.delete('pages/about.yaml');
  await content.edit(home, '  heading: Where we clean\n', '');
  await content.edit(hepa, 'date: 2025-11-03\n', '');
  await content.edit(hepa, 'Run a finger', '## \n\nRun a finger');
  await content.delete(business);
  expect(await content.problems()).toEqual([
    `sample/content/business.yaml: ${isGone}.`,
    `sample/content/pages/about.yaml: ${isGone}, perhaps from about-us.yaml.`,
    `sample/content/gallery.json: ${isGone}.`,
    'sample/content/pages/home.yaml, coverage, heading: is missing: add it.',
    `sample/content/${hepa}, date: is missing: add it.`,
    `sample/content/${hepa}, line 19: write the words of this heading, or remove its #.`,
  ]);
});

test.each(['utf16le', 'latin1'] as const)('a file saved as %s is reported', async (encoding) => {
  const planned = [business, 'gallery.json', hepa].map(
    async (file): Promise<[string, Buffer]> => [file, Buffer.from(`é${await content.read(file)}`, encoding)],
  );
  const files = new Map(await Promise.all(planned));
  const { problems } = await loadContent(content.business, files);
  const remedy =
    'is not saved as UTF-8: save it again with this encoding (in Notepad under Save as, Encoding).';
  expect(problems).toEqual([...files.keys()].map((file) => `sample/content/${file}: ${remedy}`));
});

test('the sample facts name the twelve suburbs in their order', { tags: 'S2' }, async () => {
  const { business: facts, home: page } = await content.load();
  const list =
    'Albury, Wodonga, Thurgoona, Lavington, Baranduda, Chiltern, Rutherglen, Barnawartha, Bellbridge, Howlong, Hamilton Valley, Wirlinga';
  expect(facts.areaServed.join(', ')).toBe(list);
  expect(page.coverage.text).toBe(`${list.replace('n V', 'n\u00a0V')} and surrounding areas.`);
});

test('a review needs a name, stars and words, and gets an id that no other has', async () => {
  const own = { name: 'Priya S.', rating: 5, date: '2026-11-03', text: 'Very clean.' };
  const { testimonials } = JSON.parse(await content.read('testimonials.json'));
  await content.write('testimonials.json', JSON.stringify({ testimonials: [...testimonials, own, own] }));
  const { testimonials: loaded } = await content.load();
  expect(loaded.testimonials.slice(-2)).toEqual(
    ['priya-s-2', 'priya-s-3'].map((id) => ({ ...own, id, location: '', service: '' })),
  );
});

test('the second shape of gallery.json is also read, and missing texts are derived', {
  tags: 'G8',
}, async () => {
  const { categories, beforeAfter } = JSON.parse(await content.read('gallery.json'));
  const untitled = (list: object[]) => list.map((photo) => ({ ...photo, id: 'a', title: undefined }));
  const lists = Object.entries<object[]>(categories).map(([name, list]) => [name, untitled(list)]);
  const pairs = beforeAfter.map((pair: object) => ({ ...pair, beforeAlt: undefined, afterAlt: undefined }));
  await content.write('gallery.json', JSON.stringify({ ...Object.fromEntries(lists), beforeAfter: pairs }));
  const { galleryPhotos } = await content.load();
  const [shower] = galleryPhotos.categories.bathrooms;
  const [stove] = galleryPhotos.beforeAfter;
  expect(Object.keys(galleryPhotos.categories)).toEqual(['bathrooms', 'kitchens', 'commercial']);
  expect(shower).toMatchObject({ src: 'bathroom-02.jpg', title: 'Walk-in shower with green finger tiles' });
  expect(stove?.before.alt).toBe(`${stove?.title}, ${stove?.beforeLabel}`);
});

test('a change that is checked, written and shown is checked once, and again after the next', async () => {
  const { file, schema } = contentFiles.contact;
  const parse = vi.spyOn(schema, 'safeParse');
  onTestFinished(() => parse.mockRestore());
  const source = await content.read(file);
  for (const words of ['Talk to us', 'Write to us']) {
    const changed = source.replace(/^( +heading:) .*/m, `$1 ${words}`);
    await loadContent(content.business, new Map([[file, Buffer.from(changed)]]));
    await content.write(file, changed);
    for (let shown = 0; shown < 2; shown += 1)
      expect((await content.load()).contact.header.heading).toBe(words);
  }
  expect(parse).toHaveBeenCalledTimes(2);
});
