import { writeFile } from 'node:fs/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lineOf, storeInForm, type TestContent, testContent, textForms } from '../../tests/test-content.ts';
import { loadContent } from './load.ts';

const business = 'business.yaml';
const home = 'pages/home.yaml';
const coverage = '  heading: Where we clean\n';
const line = lineOf(home, coverage);

let content: TestContent;
beforeEach(async () => {
  content = await testContent();
});
afterEach(() => content.remove());

test('the content of the project has no problems', async () => {
  expect(await content.problems()).toEqual([]);
});

test.each(['UPPER.Jpg', 'x.jPEG', 'y.WebP', 'z.Avif', 'IMG_0042 (1).pNg'])(
  'the extension of a photo has any case: %s',
  async (name) => {
    await content.edit(home, 'src: hero.jpg', `src: ${name}`);
    expect(await content.problems()).toEqual([]);
  },
);

test.each([
  ['an empty alt', home, 'alt: Sunlit', 'alt: "" #', ', hero, photo, alt: is empty: fill it in.'],
  [
    'a photo in a folder',
    home,
    'src: hero.jpg',
    'src: photos/hero.jpg',
    ', hero, photo, src: must be the name of a file in photos/ that ends in .jpg, .png, .webp or .avif.',
  ],
  [
    'an address of the site with a path',
    business,
    'riverlightcleaning.example\n',
    'riverlightcleaning.example/home\n',
    ', siteUrl: must be the address of the site only, such as https://www.example.com.',
  ],
  [
    'a latitude without its minus sign',
    business,
    'latitude: -36',
    'latitude: 36',
    ', geo, latitude: must be at most -9.',
  ],
  [
    'an unknown placeholder',
    home,
    coverage,
    '  heading: "[[claims.fax]]"\n',
    ', coverage, heading: [[claims.fax]] is not a fact in business.yaml: check its spelling, or add the fact there.',
  ],
  [
    'a parameter name with other signs',
    business,
    'parameters: {}',
    'parameters: { page: "utm source&x" }',
    ', quoteForm, parameters, page: must be the name of a parameter, which is a letter, then letters, digits and . _ - [ ] only.',
  ],
  [
    'a parameter name that is used twice',
    business,
    'parameters: {}',
    'parameters: { page: from, suburb: from }',
    ', quoteForm, parameters: must not use one name for two values.',
  ],
  [
    'a measurement id of an older kind',
    business,
    'measurementId: null',
    'measurementId: UA-123456-1',
    ', tracking, measurementId: must be a Google Analytics number such as G-AB12CD34EF, or empty.',
  ],
  [
    'an invalid id of session replay',
    business,
    'replayId: null',
    'replayId: Ab 12',
    ', tracking, replayId: must be a Clarity number such as ab12cd34ef, or empty.',
  ],
  [
    'a wrong indent',
    home,
    coverage,
    ` ${coverage}`,
    `, line ${line + 1}: its indent is wrong: align it with the lines that it belongs to, and put a space after each dash and colon.`,
  ],
  [
    'a colon in a text',
    home,
    coverage,
    '  heading: Clean: calm\n',
    `, line ${line}: put quotes around a text that has a colon, and a space after each dash.`,
  ],
  ['a tab', home, coverage, '\theading: Where we clean\n', `, line ${line}: replace the tab with spaces.`],
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
    `, line ${line}: the text has an opening quote only: add the closing quote.`,
  ],
  [
    'an open quote that nothing closes',
    'pages/before-after.yaml',
    '  title: Before',
    "  title: 'Before",
    ', line 6: the text has an opening quote only: add the closing quote.',
  ],
  [
    'a field twice',
    business,
    'email: hello',
    'phone: "0491 570 006"\nemail: hello',
    ', line 14: the field phone appears twice: remove one of them.',
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
    `, line ${line}: put quotes around a text that begins with @.`,
  ],
  [
    'a dash at the start',
    home,
    coverage,
    '  heading: - home\n',
    `, line ${line}: put quotes around a text that begins with -.`,
  ],
  [
    'a dash without its space',
    business,
    '  - Wirlinga',
    '  -Wirlinga',
    ', line 81: its indent is wrong: align it with the lines that it belongs to, and put a space after each dash and colon.',
  ],
  [
    'a price that is no number',
    home,
    'fromPrice: 250',
    'fromPrice: about $1,250',
    ', packages, items, item 2, fromPrice: must be a number: write digits only, without dollar sign and comma.',
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
    `, line ${line}: put quotes around a text that begins with !.`,
  ],
  [
    'a fact that names itself',
    business,
    'tagline: Where clean feels like calm.',
    'tagline: "[[tagline]]"',
    ', tagline: its placeholder refers to itself, or to too many other placeholders: write the words instead.',
  ],
  [
    'a list that contains itself',
    business,
    'areaServedEnding: ',
    'payment2: &a [*a]\nareaServedEnding: ',
    ', payment2, item 1: contains itself: write the text instead of the name after the *.',
  ],
  [
    'a control character',
    home,
    coverage,
    '  heading: "Where\\u0007 we clean"\n',
    ', coverage, heading: has an invisible character (U+0007): type the text again.',
  ],
  [
    'a raw control character',
    home,
    coverage,
    '  heading: Where\u0008 we clean\n',
    `, line ${line}: has an invisible character (U+0008): type the text again.`,
  ],
  [
    'a no-break space between two fields',
    business,
    'parameters: {}',
    "parameters: 'x'\u00a0y",
    ', line 31: has a no-break space or another invisible character: type the spaces of this line again.',
  ],
  [
    'a text of invisible characters',
    home,
    coverage,
    '  heading: "\u200b"\n',
    ', coverage, heading: is empty: fill it in.',
  ],
  [
    'a variable that is spelt in another way',
    'pages/contact.yaml',
    'yes: Yes, we clean in {suburb}.',
    'yes: "Yes, we clean in {Suburb}."',
    ', area, check, yes: must have {suburb}, and no other word in braces.',
  ],
  [
    'a missing variable',
    'pages/layout.yaml',
    'days: "{from} to {to}"',
    'days: "until {to}"',
    ', notices, days: must have {from} and {to}, and no other word in braces.',
  ],
  [
    'an address with two dots',
    business,
    'clienthub.example.com/riverlight/request\n',
    'clienthub..example.com/riverlight/request\n',
    ', quoteForm, url: must be a full address starting with https://.',
  ],
  [
    'two versions of a text',
    business,
    'tagline: Where clean feels like calm.',
    '<<<<<<< HEAD\ntagline: Where clean feels like calm.\n=======\ntagline: Clean.\n>>>>>>> other',
    ': has two versions of a text between <<<<<<< and >>>>>>>: keep one, and remove these lines and =======.',
  ],
  [
    'an address whose host would change the Content-Security-Policy',
    business,
    'endpoint: null',
    'endpoint: https://mail.example;script-src',
    ', delivery, endpoint: must be a full address starting with https://.',
  ],
  [
    'a notice whose end is before its start',
    business,
    'notices: []',
    'notices: [{ from: 2026-12-24, until: 2026-12-23, words: Closed, closed: true }]',
    ', notices, item 1, until: must not be before the first day.',
  ],
])('%s is reported with its file, place and remedy', async (_name, file, find, replacement, wanted) => {
  await content.edit(file, find, replacement);
  expect(await content.problems()).toEqual([`sample/content/${file}${wanted}`]);
});

test.each([
  ['name', 'name: Riverlight Cleaning', 'name: Border Residential and Commercial Cleaning Team'],
  ['town', 'locality: Albury', `locality: Albury${' and the towns around it'.repeat(8)}`],
  ['area', 'regionName: Albury-Wodonga', `regionName: Albury-Wodonga and ${'all towns around '.repeat(9)}`],
])('a long %s is never refused for a text that it fills', async (_fact, find, replacement) => {
  await content.edit(business, find, replacement);
  expect(await content.problems()).toEqual([]);
});

test('a text is reported if its only sentence names a removed promise; otherwise just that sentence goes', async () => {
  await content.edit('business.yaml', 'founded: 2024', 'founded: null');
  const loaded = await content.load();
  expect(loaded.home.team.text).toMatch(/^This is what we ask of ourselves\.$/);
  await content.edit(home, 'heading: Packages and prices', 'heading: Since [[founded]]');
  expect(await content.problems()).toEqual([
    'sample/content/pages/home.yaml, packages, heading: only shows [[founded]], which you have removed: write other words, or remove this text.',
  ]);
});

test('a text with the number of items in a list that does not exist is reported', async () => {
  await content.edit(home, '[[Count.home.packages.items]]', '[[count.home.packages]]');
  expect(await content.problems()).toEqual([
    expect.stringContaining('sample/content/pages/home.yaml, packages, text: [[count.home.packages]]'),
  ]);
});

test('an empty file is reported', async () => {
  await content.write(home, '# nothing yet\n');
  expect(await content.problems()).toEqual(['sample/content/pages/home.yaml: is empty: fill it in.']);
});

test('a missing file is reported; without business.yaml, placeholders are not', async () => {
  await content.delete(business);
  expect(await content.problems()).toEqual([
    'sample/content/business.yaml: the file is missing or cannot be read: write it, or restore it.',
  ]);
});

test('a file under another name is reported with that name', async () => {
  await content.write('pages/about-us.yaml', await content.read('pages/about.yaml'));
  await content.delete('pages/about.yaml');
  expect(await content.problems()).toEqual([
    'sample/content/pages/about.yaml: the file is missing or cannot be read: write it, or restore it, perhaps from about-us.yaml.',
  ]);
});

test('the problems of several files are reported together', async () => {
  await content.delete('gallery.json');
  await content.edit(home, coverage, '');
  await content.edit(business, 'hello@riverlightcleaning.example', 'hello');
  await content.edit('articles/hepa-filters-clean-home.md', 'date: 2025-11-03\n', '');
  expect(await content.problems()).toEqual([
    'sample/content/gallery.json: the file is missing or cannot be read: write it, or restore it.',
    'sample/content/business.yaml, email: must be an e-mail address.',
    'sample/content/pages/home.yaml, coverage, heading: is missing: add it.',
    'sample/content/articles/hepa-filters-clean-home.md, date: is missing: add it.',
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

test.each(textForms)('content files with $name are read like those of the project', async ({ form }) => {
  const plain = await loadContent(content.business);
  await storeInForm(content.at(''), form);
  expect(await loadContent(content.business)).toEqual(plain);
});

const windowsFiles = [business, 'gallery.json', 'articles/hepa-filters-clean-home.md'];

test.each(['utf16le', 'latin1'] as const)('a file saved as %s is reported', async (encoding) => {
  for (const file of windowsFiles)
    await writeFile(content.at(file), Buffer.from(`é${await content.read(file)}`, encoding));
  expect(await content.problems()).toEqual(
    windowsFiles.map(
      (file) =>
        `sample/content/${file}: is not saved as UTF-8: save it again with this encoding (in Notepad under Save as, Encoding).`,
    ),
  );
});

test('[S2] the sample facts name the twelve suburbs in their order', async () => {
  const { business: facts, home: page } = await content.load();
  const list =
    'Albury, Wodonga, Thurgoona, Lavington, Baranduda, Chiltern, Rutherglen, Barnawartha, Bellbridge, Howlong, Hamilton Valley, Wirlinga';
  expect(facts.areaServed.join(', ')).toBe(list);
  expect(page.coverage.text).toBe(`${list.replace('n V', 'n\u00a0V')} and surrounding areas.`);
});
