import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { editSite } from '@site/desk';
import {
  changePicture,
  createArticle,
  deleteArticle,
  fieldsIn,
  labelsIn,
  openDesk,
  placeIn,
  textsOf,
} from '@site/desk/testing';
import { beforeEach, expect, test } from 'vitest';
import { parse, parseDocument } from 'yaml';
import site from '../../desk.config.ts';
import { inkscape, square, squareOf } from '../../pipeline/brand/fixtures.ts';
import { trimmed } from '../../pipeline/content/canonical-facts.ts';
import { encodeText, type TextForm } from '../../pipeline/content/files/text-form.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { sampleDir, storeInForm, textForms } from '../support/test-content.ts';

beforeEach(() => editSite(site));

/** The desk with a copy of the content, in a form, and files of a few bytes instead of its photos. */
async function copiedDesk(form?: TextForm) {
  const dir = temporaryFolder();
  for (const name of ['content', 'brand']) {
    await cp(path.join(sampleDir, name), path.join(dir, 'sample', name), { recursive: true });
    if (form) await storeInForm(path.join(dir, 'sample', name), form);
  }
  await mkdir(path.join(dir, 'sample/photos'));
  for (const name of await readdir(path.join(sampleDir, 'photos')))
    await writeFile(path.join(dir, 'sample/photos', name), name);
  const desk = await openDesk(dir);
  const read = (file: string) => readFile(path.join(dir, 'sample', placeIn(file)));
  /** Sets a value of a file, with its current version. */
  async function set(file: string, place: (string | number)[], value: string | number) {
    const { version = '' } = (await desk.reader.view(file)) ?? {};
    return desk.change({ file, version, changes: [{ operation: 'set', path: place, value }] });
  }
  /** Sets one value of a file. @returns it */
  async function change(file: string, words: string) {
    const { data = null } = (await desk.reader.read(file)) ?? {};
    const all = textsOf(data);
    // A sentence without variables may be any text. The records of photos have numbers only, and the brand has colours.
    const sentence = all.find(({ text }) => /^\w+ [^{}]+ [^{}]+$/.test(text));
    const { path: place = [] } = sentence ?? all[0] ?? {};
    const value = sentence ? words : file.startsWith('brand/') ? '#fefefe' : 41;
    await set(file, place, value);
    return value;
  }
  const files = [...Object.keys(site.files), ...(await desk.reader.articleNames())];
  return { desk, files, read, set, change, all: () => Promise.all(files.map(read)) };
}

const comments = (text: Buffer) =>
  String(text)
    .split('\n')
    .filter((line) => /^\s*#/.test(line));

test('in each content file, in any form, a value can be changed at the desk and back, byte for byte', async () => {
  const plain = await copiedDesk();
  const wordsFor = (index: number) =>
    `Words that are long enough for a description, and that no text has by chance: ${index}.`;
  for (const [index, file] of plain.files.entries()) {
    const former = await plain.read(file);
    const value = await plain.change(file, wordsFor(index));
    const changed = await plain.read(file);
    expect(String(changed)).toContain(String(value));
    expect(comments(changed)).toEqual(comments(former));
  }
  // The check of all content, which these changes have passed, takes most of the time of a change.
  editSite({ ...site, load: async () => ({ problems: [] }) });
  for (const { name, form } of textForms) {
    const project = await copiedDesk(form);
    const before = await project.all();
    for (const [index, file] of plain.files.entries()) {
      await project.change(file, wordsFor(index));
      const expected = encodeText(String(await plain.read(file)), form);
      expect(await project.read(file), `${file} with ${name}`).toEqual(expected);
    }
    for (const _ of plain.files) await project.desk.undo();
    expect(await project.all()).toEqual(before);
  }
});

/** Signs that nobody types, by what is stored in their place. */
const replaced = {
  ' ': ['\v', '\f', '\u2028'],
  '': ['\u200b\u200b\u200b\u200b\u200d\u200c\ufeff\u200b', '\ufeff', '\ufffc', '\u200b', '\u00ad', '\u2060'],
  '•': ['\uf0b7'],
  '’': ['\x92'],
  '…': ['\x85'],
  '\ufffd': ['\ud83d'],
  'â€™': ['â\x80\x99'],
};
/** What is asked about signs that are stored; nothing about the first. */
const asked: [about: string, ...signs: string[]][] = [
  ['', '👩\u200d🔧', 'IRMÃ”', 'R&D; AT&T'],
  ['garbled characters', '\ufffd', 'â€™', 'â˜…', 'ðŸ˜€', 'ï»¿', 'Ã‰', 'Â°'],
  ['only one font has', '\uf0d8'],
  ['visitors see "&.*;": write', '&amp;', '&#8217;'],
  ['visitors see its HTML', '<br>'],
  ['visitors see the asterisks', '**b**'],
  ['reverses the order', '\u202e'],
];
const signs = [
  ...Object.entries(replaced).flatMap(([stored, all]) => all.map((sign) => [sign, stored])),
  ...asked.flatMap(([, ...all]) => all.map((sign) => [sign, sign])),
];

test.each(signs)(
  '%j is stored as %j by a field, a fact, an article and a file, and asked about',
  (sign, stored = '') => {
    const [typed, wanted] = [`Where${sign}we`, `Where${stored}we`];
    const read = (file: string, source: string) =>
      Object(trimmed(parse(site.cleanSource(file, source)))).heading;
    const escaped = typed.replace(
      /[^ -~]/g,
      (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
    );
    const doors = {
      field: site.usualForm('pages/home.yaml', ['coverage', 'heading'], typed),
      fact: site.usualForm('business.yaml', ['tagline'], typed),
      'title of a new article': Object(site.usualForm('articles/a.md', [], { title: typed })).title,
      YAML: read('a.yaml', `heading: ${typed}\n`),
      'JSON with escapes': read('a.json', `{ "heading": "${escaped}" }`),
    };
    for (const [door, found] of Object.entries(doors)) expect(found, door).toBe(wanted);
    const body = site.usualForm('articles/a.md', ['body'], typed);
    expect(body).toBe(stored === ' ' ? 'Where\nwe' : wanted);

    const [about] = asked.find(([, ...all]) => all.includes(stored)) ?? [''];
    const title = `${wanted} [[phone]]`;
    const source = `---\ntitle: ${title}\n---\nCall [[phone]].\n\n${body}\n`;
    // In Markdown, entities are characters, and the check says what tags are.
    const places = about === '' ? [] : /[&<*]/.test(stored) ? ['title'] : ['title', 'line 6'];
    expect(site.notes('articles/a.md', { title, body }, source)).toEqual(
      places.map((place) => expect.stringMatching(new RegExp(`, ${place}: .*${about}`))),
    );
  },
);

test('problems and questions in an article count the lines of its text', async () => {
  const { files, set } = await copiedDesk();
  const file = files.find((name) => name.startsWith('articles/')) ?? '';
  const write = (body: string) => set(file, ['body'], body);
  await expect(write('One.\n\nCall [[nobody]].')).rejects.toThrow(', line 3: [[nobody]]');
  const { read } = await write('One.\n\nWhereâ€™s Tess?\n');
  expect(read.notes).toEqual([
    { file, path: ['body'], sentence: expect.stringContaining(', line 3: has garbled') },
  ]);
});

test('a text is saved without such signs, and what is left to ask comes back with it', async () => {
  const { desk, read, set } = await copiedDesk();
  const place = { file: 'pages/home.yaml', path: ['coverage', 'heading'] };
  const saved = await set(place.file, place.path, 'Where\vwe\ufffc clean \ud83d');
  expect(String(await read(place.file))).toContain('heading: Where we clean \ufffd\n');
  expect(saved.read.notes).toMatchObject([{ sentence: expect.stringContaining('garbled'), ...place }]);
  const problems = [{ sentence: expect.stringContaining('(U+0007)'), ...place }];
  await expect(set(place.file, place.path, 'Where \x07 we')).rejects.toMatchObject({ answer: { problems } });

  const reviews = 'testimonials.json';
  const source = String(await read(reviews));
  const [first = ''] = /(?<="text": ")\w+ \w+/.exec(source) ?? [];
  const written = first.replace(' ', '\\r\\n');
  await writeFile(path.join(desk.folder(), 'content', reviews), source.replace(first, written));
  await set(reviews, ['testimonials', 1, 'text'], 'On time, and friendly.');
  expect(String(await read(reviews))).toContain(`"text": "${written}`);

  const former = await desk.reader.view('articles/hepa-filters-clean-home.md');
  const data = { ...Object(former?.data), title: 'Signs\f!', body: 'One\vtwo \x96 three' };
  await createArticle(desk, { data });
  const stored = { title: 'Signs !', body: 'One\ntwo – three\n' };
  expect(await desk.reader.read('articles/signs.md')).toMatchObject({ data: stored });
});

test('an article that another links to can be deleted, also in the form of Notepad', async () => {
  const form = { hasMark: true, lineEnd: '\r\n', isEnded: true } as const;
  const { desk, read, all } = await copiedDesk(form);
  const before = await all();
  const [file, other] = ['articles/family-home-cleaning-guide.md', 'articles/hepa-filters-clean-home.md'];
  const source = await readFile(path.join(sampleDir, 'content', other), 'utf8');
  const link = /\[([^\]]+)\]\(\/blog\/family-home-cleaning-guide\)/;
  expect(source).toMatch(link);
  await deleteArticle(desk, { file, version: (await desk.reader.view(file))?.version ?? '' });
  expect(await read(other)).toEqual(encodeText(source.replace(link, '$1'), form));
  await desk.undo();
  expect(await all()).toEqual(before);
});

test('the shipped content is formatted as the desk writes it, so that a first change touches nothing else', async () => {
  for (const file of Object.keys(site.files).filter((name) => name.endsWith('.yaml'))) {
    const source = await readFile(path.join(sampleDir, placeIn(file)), 'utf8');
    expect(site.printYaml(parseDocument(source)), `npm run fix formats ${file}`).toBe(source);
  }
});

test('a logo is cleaned and replaces one of another format in one step; one that cannot be shown changes nothing', async () => {
  const { desk, read } = await copiedDesk();
  const [svg, png] = ['brand/logo.svg', 'brand/logo.png'];
  const former = await read(svg);
  const change = (bytes: Buffer | null) => changePicture(desk, 'logo', bytes);
  await change(Buffer.from(inkscape));
  const cleaned = await read(svg);
  expect(String(cleaned)).toMatch(/^<svg xmlns="[^"]*" viewBox="0 0 60 30">(?!.*(?:inkscape|metadata))/);
  const { files, history } = await change(await squareOf(512));
  expect(files).toEqual({ [svg]: null, [png]: expect.any(String) });

  const place = { file: 'brand/colours.yaml', path: ['logo'] };
  const drawing = Buffer.from(square('<text>Calm</text>'));
  const problem = { sentence: expect.stringMatching(/^The file has text: convert it .*\.$/), ...place };
  await expect(change(drawing)).rejects.toMatchObject({ answer: { problems: [problem] } });
  await expect(change(null)).rejects.toThrow('or needs it.');
  expect((await desk.state()).history).toEqual(history);
  // Put there by hand, it is a problem of the same field.
  await writeFile(path.join(desk.folder(), png), drawing);
  expect((await desk.reader.view(place.file))?.problems).toMatchObject([place]);
  await writeFile(path.join(desk.folder(), png), await squareOf(512));
  for (const bytes of [cleaned, former]) {
    await desk.undo();
    expect(await read(svg)).toEqual(bytes);
    await expect(read(png)).rejects.toThrow('ENOENT');
  }
});

test('a placeholder leads to the words of a claim, or to the list whose items it counts', async () => {
  const { desk } = await copiedDesk();
  const { placeholders } = await desk.state();
  const about = (wanted: string) => placeholders.find(({ name }) => name === wanted);
  expect(about('claims.hepa')?.path).toEqual(['claims', 'hepa', 'words']);
  const members = { value: 'Six', file: 'pages/about.yaml', path: ['team', 'members'] };
  expect(about('Count.about.team.members')).toMatchObject(members);
});

test('a photo that is gone is a problem at each field that names it, also in the text of an article', async () => {
  const { desk } = await copiedDesk();
  for (const name of ['bathroom-03.jpg', 'blog-hepa.jpg', 'hero.jpg'])
    await rm(path.join(desk.folder(), 'photos', name));
  const problems = await desk.checks.problems();
  const places = problems.map(({ file, path: place = [] }) => `${file}#${place.join('/')}`);
  expect(places).toEqual(
    expect.arrayContaining([
      'articles/family-home-cleaning-guide.md#body',
      'gallery.json#categories/bathrooms/2/src',
      'articles/hepa-filters-clean-home.md#photo/src',
      'pages/home.yaml#hero/photo/src',
    ]),
  );
});

test('fields with the same name have the same label in all schemas', () => {
  const schemas = [...Object.values(site.files).map(({ schema }) => schema), site.articleSchema];
  const labels = labelsIn(site);
  expect(schemas.flatMap(fieldsIn).filter(([name, label]) => label !== labels[name])).toEqual([]);
});

test("the help of a date leaves the format to the browser's date field", () => {
  const all = [...Object.values(site.files).map(({ schema }) => schema), site.articleSchema];
  const schemas = JSON.stringify(all, (key, value) => (key === 'pattern' ? undefined : value));
  const dates = schemas.match(/\{[^{}]*"format":"date"[^{}]*\}/g) ?? [];
  expect(dates).toContainEqual(expect.stringContaining('The day of the review.'));
  expect(dates.filter((date) => /\d{4}-\d\d-\d\d/.test(date))).toEqual([]);
});
