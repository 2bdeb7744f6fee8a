import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { bytesOf } from '../fixtures/bytes-of.ts';
import { acceptTexts } from './accepted.ts';
import { copiedDesk } from './fixtures.ts';
import { publisherFor } from './releases/fixtures.ts';

const file = 'content/as-in-sample.yaml';
const texts = [
  { file: 'pages/home.yaml', field: 'faq.six.*.question', text: 'How: do you clean?' },
  { file: 'pages/home.yaml', field: 'faq.six.*.question', text: 'When?' },
];

test('ticked texts are stored by file and field in a file of their own, listed as one change, and undone as a step', async () => {
  const { root, desk, read } = await copiedDesk();
  const publisher = publisherFor(desk, root);
  const before = await bytesOf(root);
  await acceptTexts(desk, { texts, label: 'Right: Questions' });
  expect(desk.history.counts().undoLabel).toBe('Right: Questions');
  const first = await read(file);
  expect(first).toBe(`# Texts of the sample that are right for this business, too. The desk writes this file.
pages/home.yaml:
  faq.six.*.question:
    - "How: do you clean?"
    - When?
`);
  await publisher.publish();
  const hours = { file: 'business.yaml', field: 'labourHireLicence', text: '' };
  await acceptTexts(desk, { texts: [hours], label: 'Right: Licence' });
  expect(await read(file)).toBe(`${first}business.yaml:\n  labourHireLicence:\n    - ""\n`);
  expect(await publisher.words()).toEqual(['As in sample: changed']);
  for (let step = 0; step < 2; step += 1) await desk.undo();
  expect(await bytesOf(root)).toEqual(before);
});

test.each(['- a', 'pages/home.yaml: all', '['])(
  'a file that is no list of texts stays as it is: %s',
  async (source) => {
    const { root, desk, read } = await copiedDesk();
    await writeFile(path.join(root, file), source);
    await expect(acceptTexts(desk, { texts, label: 'Right' })).rejects.toMatchObject({
      status: 422,
      answer: { problems: [{ sentence: `${file} cannot be read: correct it, or delete it.` }] },
    });
    expect(await read(file)).toBe(source);
  },
);
