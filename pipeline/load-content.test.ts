import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { contentFiles } from '../src/content/schemas/files.ts';
import { storeInForm, type TestContent, testContent } from '../tests/test-content.ts';
import { namedContent } from './content/cross-check.ts';
import { loadContent, loadOnce } from './load-content.ts';

const business = 'business.yaml';
const home = 'pages/home.yaml';
const hepa = 'articles/hepa-filters-clean-home.md';
const isGone = 'the file is missing or cannot be read: write it, or restore it';

let content: TestContent;
beforeEach(async () => {
  content = await testContent();
});
afterEach(() => content.remove());

test('every content file is loaded and checked, including articles', async () => {
  expect(await content.problems()).toEqual([]);
  const files = namedContent(await content.load()).map(({ file }) => file);
  expect(files).toHaveLength(new Set(files).size);
  expect(files).toEqual(expect.arrayContaining([home, hepa, business, 'gallery.json']));
});

test('the extension of a photo has any case', async () => {
  for (const name of ['UPPER.Jpg', 'x.jPEG', 'y.WebP', 'z.Avif', 'IMG_0042 (1).pNg'])
    await content.edit(home, '.jpg', name.replace(/.*\./, '.'));
  await content.edit(home, 'src: hero', 'src: IMG_0042 (1)');
  expect(await content.problems()).toEqual([]);
});

test.each([
  ['a long name', 'name: Riverlight Cleaning', 'name: Border Residential and Commercial Cleaning Team'],
  ['a long town', 'locality: Albury', `locality: Albury${' and the towns around it'.repeat(8)}`],
  ['a list that an older version wrote', 'notices: []', 'notices: []\nasInSample: ["hours edb6e075"]'],
  [
    'a long area',
    'regionName: Albury-Wodonga',
    `regionName: Albury-Wodonga and ${'all towns around '.repeat(9)}`,
  ],
])('%s in the facts is never refused, nor any text that it fills', async (_fact, find, replacement) => {
  await content.edit(business, find, replacement);
  expect(await content.problems()).toEqual([]);
});

test('a text is reported if its only sentence names a removed promise; otherwise just that sentence goes', async () => {
  await content.edit(business, 'founded: 2024', 'founded: null');
  const loaded = await content.load();
  expect(loaded.home.team.text).toMatch(/^This is what we ask of ourselves\.$/);
  await content.edit(home, 'heading: Packages and prices', 'heading: Since [[founded]]');
  expect(await content.problems()).toEqual([
    'sample/content/pages/home.yaml, packages, heading: only shows [[founded]], which you have removed: write other words, or remove this text.',
  ]);
});

test('the problems of several files are reported together, and those of an article', async () => {
  await content.delete('gallery.json');
  await content.edit(home, '  heading: Where we clean\n', '');
  await content.edit(business, 'hello@riverlightcleaning.example', 'hello');
  await content.edit(hepa, 'date: 2025-11-03\n', '');
  await content.edit(hepa, 'Run a finger', '## \n\nRun a finger');
  expect(await content.problems()).toEqual([
    `sample/content/gallery.json: ${isGone}.`,
    'sample/content/business.yaml, email: must be an e-mail address.',
    'sample/content/pages/home.yaml, coverage, heading: is missing: add it.',
    `sample/content/${hepa}, date: is missing: add it.`,
    `sample/content/${hepa}, line 16: write the words of this heading, or remove its #.`,
  ]);
});

test('a missing file is reported, with the file that may be the one; without facts, placeholders are not', async () => {
  await content.write('pages/about-us.yaml', await content.read('pages/about.yaml'));
  await content.delete('pages/about.yaml');
  await content.delete(business);
  expect(await content.problems()).toEqual([
    `sample/content/business.yaml: ${isGone}.`,
    `sample/content/pages/about.yaml: ${isGone}, perhaps from about-us.yaml.`,
  ]);
});

test('[S1] a fact may contain the placeholder of another fact', async () => {
  await content.edit(business, 'words: within one business hour', 'words: by phone on [[phone]]');
  const { home: page } = await content.load();
  expect(page.prompt.text).toMatch(/^We reply by phone on 0491\u00a0570\u00a0006:/);
});

test('[S1] facts that refer to each other in a circle are reported at their place', async () => {
  await content.edit(business, 'tagline: Where', 'tagline: "[[founder.role]] and more" #');
  await content.edit(business, 'role: ', 'role: "[[tagline]]" #');
  const circle = (place: string) =>
    `sample/content/business.yaml, ${place}: its placeholder refers to itself, or to too many other placeholders: write the words instead.`;
  expect(await content.problems()).toEqual([circle('tagline'), circle('founder, role')]);
});

test('[S1] a fact may refer to others three levels deep, and a fourth level is reported', async () => {
  const chain = ['tagline', 'regionName', 'areaServedEnding', 'priceRange'];
  for (const [index, name] of chain.entries()) {
    const next = chain[index + 1] ?? 'currency';
    await content.write(
      business,
      (await content.read(business)).replace(new RegExp(`^${name}: .*$`, 'm'), `${name}: "[[${next}]]"`),
    );
  }
  expect((await content.problems()).join('\n')).toContain('tagline: its placeholder refers to itself');
  await content.edit(business, 'priceRange: "[[currency]]"', 'priceRange: $$');
  expect((await content.load()).business.tagline).toBe('$$');
});

test('content files as Notepad stores them are read like those of the project', async () => {
  const plain = await loadContent(content.business);
  await storeInForm(content.at(''), { hasMark: true, lineEnd: '\r\n', isEnded: true });
  expect(await loadContent(content.business)).toEqual(plain);
});

test.each(['utf16le', 'latin1'] as const)('a file saved as %s is reported', async (encoding) => {
  const files = [business, 'gallery.json', hepa];
  const planned = files.map(
    async (file): Promise<[string, Buffer]> => [file, Buffer.from(`é${await content.read(file)}`, encoding)],
  );
  const { problems } = await loadContent(content.business, new Map(await Promise.all(planned)));
  const remedy =
    'is not saved as UTF-8: save it again with this encoding (in Notepad under Save as, Encoding).';
  expect(problems).toEqual(files.map((file) => `sample/content/${file}: ${remedy}`));
});

test('[S2] the sample facts name the twelve suburbs in their order', async () => {
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

test('links to parts of pages and with parameters have a target, and other addresses are no pages', async () => {
  await content.edit(home, 'to: /about\n', 'to: /about#team\n');
  const targets = ['/contact?from=blog', '/', 'https://a.example/x', 'mailto:[[email]]', 'tel:+61', '#top'];
  for (const to of targets) await content.edit(hepa, 'Run a', `[x](${to}) Run a`);
  expect(await content.problems()).toEqual([]);
});

/** The second shape of gallery.json, made of the first: without titles and alternative texts of comparisons. */
async function writeSecondShape(change: (gallery: Record<string, unknown>) => void = () => {}) {
  const { categories, beforeAfter } = JSON.parse(await content.read('gallery.json'));
  const lists = Object.fromEntries(
    Object.entries(categories as Record<string, { src: string; alt: string }[]>).map(([name, photos]) => [
      name,
      photos.map(({ src, alt }) => ({ id: src.replace(/\.\w+$/, ''), src, alt })),
    ]),
  );
  const gallery: Record<string, unknown> = {
    ...lists,
    beforeAfter: beforeAfter.map(({ beforeAlt: _, afterAlt: __, ...pair }: Record<string, unknown>) => pair),
  };
  change(gallery);
  await content.write('gallery.json', JSON.stringify(gallery));
}

test('[G8] the second shape of gallery.json is also read, and missing texts are derived', async () => {
  const before = (await content.load()).galleryPhotos;
  await writeSecondShape();
  const { categories, beforeAfter } = (await content.load()).galleryPhotos;
  expect(Object.keys(categories)).toEqual(['bathrooms', 'kitchens', 'commercial']);
  expect(categories.bathrooms.map(({ src, alt }) => [src, alt])).toEqual(
    before.categories.bathrooms.map(({ src, alt }) => [src, alt]),
  );
  expect(categories.bathrooms[0]?.title).toBe('Walk-in shower with green finger tiles');
  expect(beforeAfter.map(({ id }) => id)).toEqual(before.beforeAfter.map(({ id }) => id));
  expect(beforeAfter[0]?.before.alt).toBe(`${beforeAfter[0]?.title}, ${beforeAfter[0]?.beforeLabel}`);
});

test('[G8] a mistake in the second shape is reported for that shape', async () => {
  await writeSecondShape((gallery) => {
    (gallery.bathrooms as Record<string, unknown>[])[1] = { id: 'a', src: 'bathroom-02.jpg' };
    gallery.kitchens = {};
  });
  expect(await content.problems()).toEqual([
    'sample/content/gallery.json, bathrooms, item 2, alt: is missing: add it.',
    'sample/content/gallery.json, kitchens: must be a list, but is a group of fields.',
  ]);
});

test('content is loaded once for a change that is checked, written and shown, and again after the next', async () => {
  const { read, write } = content;
  const parse = vi.spyOn(contentFiles.contact.schema, 'safeParse');
  onTestFinished(() => parse.mockRestore());
  const { file } = contentFiles.contact;
  const source = await read(file);
  const withHeading = (words: string) => source.replace(/^( +heading:) .*/m, `$1 ${words}`);
  const headingOf = async (planned?: string) => {
    const plan = new Map(planned === undefined ? [] : [[file, Buffer.from(planned)]]);
    const { content: loaded } = await loadOnce(content.business, plan);
    const { heading } = loaded?.contact.header ?? {};
    // Callers may change what they get.
    if (loaded) loaded.contact.header.heading = 'Changed by a caller';
    return heading;
  };
  expect(await headingOf(withHeading('Talk to us'))).toBe('Talk to us');
  await write(file, withHeading('Talk to us'));
  expect(await headingOf()).toBe('Talk to us');
  expect(await headingOf()).toBe('Talk to us');
  expect(parse).toHaveBeenCalledTimes(1);
  await write(file, withHeading('Write to us'));
  expect(await headingOf()).toBe('Write to us');
  expect(parse).toHaveBeenCalledTimes(2);
});
