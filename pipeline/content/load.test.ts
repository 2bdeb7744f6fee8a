import { writeFile } from 'node:fs/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type TestContent, testContent } from '../../tests/test-content.ts';

const business = 'business.yaml';
const home = 'pages/home.yaml';
const coverage = '  heading: Where we clean\n';

let content: TestContent;
beforeEach(async () => {
  content = await testContent();
});
afterEach(() => content.remove());

test('the content of the project has no problems', async () => {
  expect(await content.problems()).toEqual([]);
});

test.each([
  [
    'an unknown field',
    home,
    'heading: Where',
    'headng: x\n  heading: Where',
    ', coverage: "headng" is not a known field here: correct its spelling or remove it.',
  ],
  ['a missing field', home, coverage, '', ', coverage, heading: is missing: add it.'],
  ['an empty text', home, coverage, '  heading: ""\n', ', coverage, heading: is empty: fill it in.'],
  [
    'a placeholder without quotes',
    home,
    coverage,
    '  heading: [[name]]\n',
    ', coverage, heading: must be text: put it in quotes if it starts with [.',
  ],
  [
    'an unknown placeholder',
    home,
    coverage,
    '  heading: "[[claims.fax]]"\n',
    ', coverage, heading: the placeholder [[claims.fax]] has no fact in business.yaml: correct its name, or add the fact there.',
  ],
  ['an empty alt', home, 'alt: Sunlit', 'alt: "" #', ', hero, photo, alt: is empty: fill it in.'],
  [
    'a photo in a folder',
    home,
    'src: hero.jpg',
    'src: photos/hero.jpg',
    ', hero, photo, src: must be the name of a file in photos/ that ends in .jpg, .png, .webp or .avif: correct it.',
  ],
  [
    'too few items',
    home,
    '    - Monthly\n',
    '',
    ', ongoing, badges: needs exactly 3 items: add what is missing.',
  ],
  [
    'a measurement id of an older kind',
    business,
    'measurementId: null',
    'measurementId: UA-123456-1',
    ', tracking, measurementId: must be a measurement id of Google Analytics such as G-AB12CD34EF, or null: correct it.',
  ],
  [
    'an invalid id of session replay',
    business,
    'replayId: null',
    'replayId: Ab 12',
    ', tracking, replayId: must be a project id of Clarity such as ab12cd34ef, or null: correct it.',
  ],
  [
    'a price in words',
    home,
    'fromPrice: 250',
    'fromPrice: from 250',
    ', packages, items, item 2, fromPrice: must be a number, but is text: write digits only, without quotes.',
  ],
  [
    'a phone without quotes',
    business,
    '"0491 570 006"',
    '0491570006',
    ', phone: must be text, but is a number: put it in quotes.',
  ],
  [
    'a wrong indent',
    home,
    coverage,
    ` ${coverage}`,
    ', line 37: its indent is wrong: align it with the lines that it belongs to, and put a space after each dash and colon.',
  ],
  [
    'a colon in a text',
    home,
    coverage,
    '  heading: Clean: calm\n',
    ', line 36: put quotes around a text that has a colon, and a space after each dash.',
  ],
  ['a tab', home, coverage, '\theading: Where we clean\n', ', line 36: replace the tab with spaces.'],
  [
    'an asterisk at the start',
    home,
    coverage,
    '  heading: *new\n',
    ': put quotes around a text that begins with *.',
  ],
  [
    'an open quote',
    home,
    coverage,
    '  heading: "Where\n',
    ', line 36: the text has an opening quote only: add the closing quote.',
  ],
  [
    'a field twice',
    business,
    'email: hello',
    'phone: "0491 570 006"\nemail: hello',
    ', line 14: the field phone is there twice: remove one of them.',
  ],
  [
    'a placeholder at the start',
    business,
    'tagline: Where',
    'tagline: [[name]] Where',
    ', line 5: put quotes around a text that begins with [.',
  ],
  [
    'a sign at the start',
    home,
    coverage,
    '  heading: @home\n',
    ', line 36: put quotes around a text that begins with @.',
  ],
  [
    'a dash at the start',
    home,
    coverage,
    '  heading: - home\n',
    ', line 36: put quotes around a text that begins with -.',
  ],
  [
    'a dash without its space',
    business,
    '  - Wirlinga',
    '  -Wirlinga',
    ', line 72: its indent is wrong: align it with the lines that it belongs to, and put a space after each dash and colon.',
  ],
  [
    'a price with a dollar sign',
    home,
    'fromPrice: 250',
    'fromPrice: $1,250',
    ', packages, items, item 2, fromPrice: must be a number, but is text: write digits only, without dollar sign and comma.',
  ],
  [
    'a misspelt fact',
    business,
    'areaServed:',
    'areasServed:',
    ': "areasServed" is not a known field here: write "areaServed".',
  ],
  [
    'a word that YAML would drop',
    home,
    coverage,
    '  heading: !now clean\n',
    ', line 36: put quotes around a text that begins with !.',
  ],
  [
    'a fact that names itself',
    business,
    'tagline: Where clean feels like calm.',
    'tagline: "[[tagline]]"',
    ', tagline: its placeholder leads back to itself, or over too many others: write the words in its place.',
  ],
  [
    'a list that contains itself',
    business,
    'areaServedEnding: ',
    'payment2: &a [*a]\nareaServedEnding: ',
    ', payment2, item 1: contains itself: write the text in place of the name after the *.',
  ],
  [
    'a control character',
    home,
    coverage,
    '  heading: "Where\\u0007 we clean"\n',
    ', coverage, heading: has an invisible control character: type the text again.',
  ],
  [
    'an address of the site with a path',
    business,
    'riverlightcleaning.example\n',
    'riverlightcleaning.example/home\n',
    ', siteUrl: must be https:// and the name of the site only, such as https://www.example.com: correct it.',
  ],
  [
    'an address whose host would change the Content-Security-Policy',
    business,
    'endpoint: null',
    'endpoint: https://mail.example;script-src',
    ', delivery, endpoint: must be a full address starting with https://: correct it.',
  ],
  [
    'a notice whose end is before its start',
    business,
    'notices: []',
    'notices: [{ from: 2026-12-24, until: 2026-12-23, words: Closed, closed: true }]',
    ', notices, item 1, until: must be the same day as "from" or a later one: correct it.',
  ],
  [
    'a licence without a number',
    business,
    'labourHireLicence: null',
    'labourHireLicence: { register: https://register.example.org }',
    ', labourHireLicence, number: is missing: add it.',
  ],
])('%s is reported with its file, place and remedy', async (_name, file, find, replacement, wanted) => {
  await content.edit(file, find, replacement);
  expect(await content.problems()).toEqual([`content/${file}${wanted}`]);
});

test.each([
  [
    'no comma',
    '"rating": 5,',
    '"rating": 5',
    ', line 7: add the comma that is missing before it, or put a backslash before a quote inside a text.',
  ],
  [
    'a quote inside a text',
    'Plain quote, on time',
    'A "plain" quote, on time',
    ', line 17: add the comma that is missing before it, or put a backslash before a quote inside a text.',
  ],
  [
    'curved quotes',
    '"Priya S."',
    '“Priya S.”',
    ', line 8: JSON needs straight quotes ("): replace the curved quotes.',
  ],
  [
    'a curved name',
    '"name": "Priya S."',
    '“name”: "Priya S."',
    ', line 8: JSON needs straight quotes ("): replace the curved quotes.',
  ],
  [
    'a comma at the end of an item',
    '"date": "2026-09-14"',
    '"date": "2026-09-14",',
    ', line 13: remove the comma before this }, after the last item.',
  ],
  [
    'a comma at the end of a list',
    /\}\s*\]\s*\}\s*$/,
    '},\n  ]\n}\n',
    ', line 56: remove the comma before this ], after the last item.',
  ],
  [
    'a line break in a text',
    'Plain quote, ',
    'Plain\nquote, ',
    ', line 17: write the text on one line, without tabs.',
  ],
  [
    'no end',
    /\]\s*\}\s*$/,
    '',
    ': ends too early: add the quote or bracket that closes the last text or list.',
  ],
  [
    'a field twice',
    '"rating": 5,',
    '"rating": 5, "name": "A",',
    ', line 8: the field "name" is there twice: remove one of them.',
  ],
  [
    'a field twice, once with a code for a letter',
    '"rating": 5,',
    '"rating": 5, "n\\u0061me": "A",',
    ', line 8: the field "name" is there twice: remove one of them.',
  ],
  [
    'thousands of brackets inside each other',
    '"rating": 5,',
    `"rating": ${'['.repeat(20_000)}${']'.repeat(20_000)},`,
    ', line 6: is nested more than 40 levels deep: remove brackets.',
  ],
  ['nothing', /[\s\S]*/, '\n', ': is empty: fill it in, or restore the old file.'],
])('JSON with %s is reported with its line and remedy', async (_name, find, replacement, wanted) => {
  const source = await content.read('testimonials.json');
  expect(source).toMatch(find);
  await content.write(
    'testimonials.json',
    source.replace(find, () => replacement),
  );
  expect(await content.problems()).toEqual([`content/testimonials.json${wanted}`]);
});

test('an empty file is reported', async () => {
  await content.write(home, '# nothing yet\n');
  expect(await content.problems()).toEqual(['content/pages/home.yaml: is empty: fill it in.']);
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

test('[G8] the second shape of gallery.json is read too, and what it lacks is derived', async () => {
  const before = (await content.load()).galleryPhotos;
  await writeSecondShape();
  const { categories, beforeAfter } = (await content.load()).galleryPhotos;
  expect(Object.keys(categories)).toEqual(['bathrooms', 'kitchens', 'commercial']);
  expect(categories.bathrooms.map(({ src, alt }) => [src, alt])).toEqual(
    before.categories.bathrooms.map(({ src, alt }) => [src, alt]),
  );
  expect(categories.bathrooms[0]?.title).toBe('Freestanding white bath under a bright window');
  expect(beforeAfter.map(({ id }) => id)).toEqual(before.beforeAfter.map(({ id }) => id));
  expect(beforeAfter[0]?.before.alt).toBe(`${beforeAfter[0]?.title}, ${beforeAfter[0]?.beforeLabel}`);
});

test('[G8] a mistake in the second shape is reported for that shape', async () => {
  await writeSecondShape((gallery) => {
    (gallery.bathrooms as Record<string, unknown>[])[1] = { id: 'a', src: 'bathroom-02.jpg' };
    gallery.kitchens = {};
  });
  expect(await content.problems()).toEqual([
    'content/gallery.json, bathrooms, item 2, alt: is missing: add it.',
    'content/gallery.json, kitchens: must be a list, but is a group of fields: correct it.',
  ]);
});

test.each(['{}', '[]', '{"photos":[]}', '"x"'])(
  '[G8] %s has neither shape, and the sentence names both',
  async (source) => {
    await content.write('gallery.json', source);
    expect(await content.problems()).toEqual([
      'content/gallery.json: has neither of its two shapes: put the lists bathrooms, kitchens and commercial inside "categories", or beside "beforeAfter".',
    ]);
  },
);

test('a missing file is reported, and without facts no placeholder is', async () => {
  await content.delete(business);
  expect(await content.problems()).toEqual([
    'content/business.yaml: the file is missing or cannot be read: restore it.',
  ]);
});

test('a file under another name is reported with that name', async () => {
  await content.write('pages/about-us.yaml', await content.read('pages/about.yaml'));
  await content.delete('pages/about.yaml');
  expect(await content.problems()).toEqual([
    'content/pages/about.yaml: the file is missing or cannot be read: restore it, perhaps from about-us.yaml.',
  ]);
});

test('the problems of several files are reported together', async () => {
  await content.delete('gallery.json');
  await content.edit(home, coverage, '');
  await content.edit(business, 'hello@riverlightcleaning.example', 'hello');
  await content.edit('articles/hepa-filters-clean-home.mdx', 'date: 2025-11-03\n', '');
  expect(await content.problems()).toEqual([
    'content/gallery.json: the file is missing or cannot be read: restore it.',
    'content/business.yaml, email: must be an e-mail address: correct it.',
    'content/pages/home.yaml, coverage, heading: is missing: add it.',
    'content/articles/hepa-filters-clean-home.mdx, date: is missing: add it.',
  ]);
});

test('[S1] a fact may contain the placeholder of another fact', async () => {
  await content.edit(business, 'words: within one business hour', 'words: by phone on [[phone]]');
  const { home: page } = await content.load();
  expect(page.prompt.text).toBe('Tell us about your place. We reply by phone on 0491\u00a0570\u00a0006.');
});

test('[S1] facts that lead to each other are reported where they stand', async () => {
  await content.edit(business, 'tagline: Where', 'tagline: "[[founder.role]] and more" #');
  await content.edit(business, 'role: ', 'role: "[[tagline]]" #');
  const circle = (place: string) =>
    `content/business.yaml, ${place}: its placeholder leads back to itself, or over too many others: write the words in its place.`;
  expect(await content.problems()).toEqual([circle('tagline'), circle('founder, role')]);
});

test('[S1] facts may lead over three others, and a fourth is reported', async () => {
  const chain = ['tagline', 'regionName', 'areaServedEnding', 'priceRange'];
  for (const [index, name] of chain.entries()) {
    const next = chain[index + 1] ?? 'currency';
    await content.write(
      business,
      (await content.read(business)).replace(new RegExp(`^${name}: .*$`, 'm'), `${name}: "[[${next}]]"`),
    );
  }
  expect((await content.problems()).join('\n')).toContain('tagline: its placeholder leads back');
  await content.edit(business, 'priceRange: "[[currency]]"', 'priceRange: $$');
  expect((await content.load()).business.tagline).toBe('$$');
});

const windowsFiles = [business, 'gallery.json', 'articles/hepa-filters-clean-home.mdx'];

test('a byte order mark and CRLF line ends do no harm', async () => {
  for (const file of windowsFiles) {
    const source = await content.read(file);
    await content.write(file, `\uFEFF${source.replaceAll('\n', '\r\n')}`);
  }
  expect(await content.problems()).toEqual([]);
  expect((await content.load()).articles[0]?.source).not.toContain('\r');
});

test.each(['utf16le', 'latin1'] as const)('a file saved as %s is reported', async (encoding) => {
  for (const file of windowsFiles)
    await writeFile(content.at(file), Buffer.from(`é${await content.read(file)}`, encoding));
  expect(await content.problems()).toEqual(
    windowsFiles.map(
      (file) =>
        `content/${file}: is not saved as UTF-8: save it again with this encoding (in Notepad under Save as, Encoding).`,
    ),
  );
});

test('[S2] the sample facts name the twelve suburbs in their order', async () => {
  const { business: facts, home: page } = await content.load();
  const list =
    'Albury, Wodonga, Thurgoona, Lavington, Baranduda, Chiltern, Rutherglen, Barnawartha, Bellbridge, Howlong, Hamilton Valley, Wirlinga';
  expect(facts.areaServed.join(', ')).toBe(list);
  expect(page.coverage.text).toContain(`We clean in ${list} and surrounding areas.`);
});
