import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { bytesOf } from '../fixtures/bytes-of.ts';
import { openDesk } from './desk.ts';
import { copiedDesk } from './fixtures.ts';

const article = 'articles/clean-air.md';

test('a mistake is refused with the build’s message and its place, and nothing is written', async () => {
  const { root, desk, set } = await copiedDesk();
  const before = await bytesOf(root);
  const price = ['packages', 'items', 1, 'fromPrice'];
  await expect(set('pages/home.yaml', price, '$270')).rejects.toMatchObject({
    status: 422,
    answer: {
      problems: [
        {
          sentence:
            'content/pages/home.yaml, packages, items, item 2, fromPrice: must be a number: write digits only.',
          file: 'pages/home.yaml',
          path: price,
        },
      ],
    },
  });
  await expect(set('pages/home.yaml', ['hero', 'photo', 'src'], 'gone.jpg')).rejects.toMatchObject({
    answer: { problems: [{ sentence: expect.stringContaining('photos/gone.jpg is missing') }] },
  });
  await expect(set(article, ['body'], '# Heading\n\n[[nothing]]\n')).rejects.toMatchObject({ status: 422 });
  expect(await bytesOf(root)).toEqual(before);
  expect(desk.history.counts()).toEqual({ undo: 0, redo: 0 });
});

test('content with two mistakes can be fixed one after the other', async () => {
  const { root, desk, set } = await copiedDesk();
  const file = path.join(root, 'content/business.yaml');
  const source = await readFile(file, 'utf8');
  await writeFile(file, source.replace(/^phone: .*/m, 'phone: 5').replace(/^founded: .*/m, 'founded: x'));
  const problems = async () => (await desk.reader.view('business.yaml'))?.problems;
  expect((await problems())?.map((problem) => problem.path)).toEqual([['phone'], ['founded']]);
  await expect(set('business.yaml', ['phone'], 6)).rejects.toMatchObject({ status: 422 });
  await expect(set('pages/contact.yaml', ['meta', 'title'], 5)).rejects.toMatchObject({ status: 422 });
  await set('business.yaml', ['phone'], '0491 570 737');
  await set('business.yaml', ['founded'], 2024);
  expect(await problems()).toEqual([]);
});

test('the later of two changes to one value needs a choice; other changes of both are kept', async () => {
  const { root, desk, view } = await copiedDesk();
  const { version } = await view('business.yaml');
  const change = {
    file: 'business.yaml',
    version,
    changes: [
      { operation: 'set' as const, path: ['tagline'], value: 'Mine' },
      { operation: 'set' as const, path: ['founded'], value: 2021 },
    ],
  };
  const file = path.join(root, 'content/business.yaml');
  const source = await readFile(file, 'utf8');
  const outside = source
    .replace(/^tagline: .*/m, 'tagline: Theirs')
    .replace(/^phone: .*/m, 'phone: 0491 570 157');
  await writeFile(file, outside);
  const conflict = await desk.change(change).catch((error: unknown) => error);
  const place = { path: ['tagline'], mine: 'Mine', theirs: 'Theirs' };
  expect(conflict).toMatchObject({ status: 409, answer: { file: 'business.yaml', places: [place] } });
  expect(await readFile(file, 'utf8')).toBe(outside);
  const id = (conflict as { answer: { places: { id: string }[] } }).answer.places[0]?.id ?? '';
  const { read } = await desk.change({ ...change, choices: { [id]: 'theirs' } });
  expect(read.data).toMatchObject({ tagline: 'Mine', founded: 2021 });
  // What is typed next follows what the person sees.
  const next = { operation: 'set' as const, path: ['founded'], value: 2022 };
  await desk.change({ file: 'business.yaml', version: read.version, changes: [next] });
  expect(await readFile(file, 'utf8')).toBe(outside.replace(/^founded: .*/m, 'founded: 2022'));
  await rm(file);
  const gone = desk.change({ file: 'business.yaml', version: read.version, changes: [next] });
  await expect(gone).rejects.toMatchObject({ status: 422, message: expect.stringContaining('was deleted') });
});

test.each(['of an earlier start', '../history.json', '0'.repeat(32)])(
  'if the version that a page has read is unknown (%s), each of its changes needs a choice',
  async (version) => {
    const { desk, set, view } = await copiedDesk();
    const { data } = await view('business.yaml');
    await set('business.yaml', ['founded'], 2021);
    const changes = [{ operation: 'set' as const, path: ['tagline'], value: 'Mine' }];
    const change = { file: 'business.yaml', version, changes };
    const conflict = await desk.change(change).catch((error: unknown) => error);
    const [place] = (conflict as { answer: { places: { id: string }[] } }).answer.places;
    expect(place).toMatchObject({ path: ['tagline'], mine: 'Mine', theirs: Object(data).tagline });
    await desk.change({ ...change, choices: { [place?.id ?? '']: 'mine' } });
    expect((await view('business.yaml')).data).toMatchObject({ tagline: 'Mine', founded: 2021 });
  },
);

test('what another program writes during the check of a change stays', async () => {
  const { root, desk, set, read } = await copiedDesk();
  const file = path.join(root, 'content/business.yaml');
  const check = desk.checks.causedBy;
  vi.spyOn(desk.checks, 'causedBy').mockImplementationOnce(async (...about) => {
    const problems = await check(...about);
    const theirs = (await readFile(file, 'utf8')).replace(/^phone: .*/m, 'phone: 0491 570 157');
    await writeFile(file, theirs);
    return problems;
  });
  await set('business.yaml', ['tagline'], 'Mine');
  expect(await read('content/business.yaml')).toMatch(/^tagline: Mine$/m);
  expect(await read('content/business.yaml')).toMatch(/^phone: 0491 570 157$/m);
});

test('consecutive typing is one step, which keeps what another program wrote meanwhile, also after a restart', async () => {
  const { root, desk, view, read } = await copiedDesk();
  const file = 'content/business.yaml';
  const source = await read(file);
  const theirs = (text: string) => text.replace(/^phone: .*/m, 'phone: 0491 570 157');
  const type = async (value: string) => {
    const { version } = await view('business.yaml');
    const changes = [{ operation: 'set' as const, path: ['tagline'], value }];
    await desk.change({ file: 'business.yaml', version, changes, group: 'tagline', label: 'Tagline' });
  };
  await type('W');
  await type('We');
  await writeFile(path.join(root, file), theirs(await read(file)));
  await type('We clean.');
  const later = await openDesk(root);
  expect(later.history.counts()).toEqual({ undo: 2, redo: 0, undoLabel: 'Tagline' });
  const both = (tagline: string) => theirs(source).replace(/^tagline: .*/m, `tagline: ${tagline}`);
  for (const tagline of ['We clean.', 'We']) {
    expect(await read(file)).toBe(both(tagline));
    await later.undo();
  }
  expect(await read(file)).toBe(theirs(source));
  for (const tagline of ['We', 'We clean.']) {
    await later.redo();
    expect(await read(file)).toBe(both(tagline));
  }
});

test('undo and redo do not overwrite what another program wrote to the same value', async () => {
  const { root, desk, set, read } = await copiedDesk();
  const isNews = async () => (await desk.history.newsOf('content/business.yaml')) !== undefined;
  await set('business.yaml', ['tagline'], 'Mine');
  expect(await isNews()).toBe(false);
  const mine = await read('content/business.yaml');
  const outside = mine.replace('Mine', 'Theirs');
  await writeFile(path.join(root, 'content/business.yaml'), outside);
  await expect(desk.undo()).rejects.toMatchObject({ status: 409, answer: { file: 'business.yaml' } });
  expect(await read('content/business.yaml')).toBe(outside);
  expect([await isNews(), await isNews()]).toEqual([true, false]);
  // Back to what this desk wrote last, but by another program.
  await writeFile(path.join(root, 'content/business.yaml'), mine);
  expect(await isNews()).toBe(true);
  await desk.undo();
  expect(await isNews()).toBe(false);
  await writeFile(path.join(root, 'content/business.yaml'), outside);
  await expect(desk.redo()).rejects.toMatchObject({ status: 409 });
  expect(await read('content/business.yaml')).toBe(outside);
});

test('a step that was interrupted can be undone and redone at the next start', async () => {
  const { root, set, read } = await copiedDesk();
  const source = await read('content/business.yaml');
  await set('business.yaml', ['tagline'], 'Mine');
  const written = await read('content/business.yaml');
  // As if the desk had ended between storing the step and writing the file.
  await writeFile(path.join(root, 'content/business.yaml'), source);
  const later = await openDesk(root);
  await later.undo();
  expect(await read('content/business.yaml')).toBe(source);
  await later.redo();
  expect(await read('content/business.yaml')).toBe(written);
});
