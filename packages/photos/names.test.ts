import { expect, it, onTestFinished } from 'vitest';
import { plain, testFolder } from './fixtures/photos.ts';

it('publishes photos whose names only look like those of copies', async () => {
  const folder = await testFolder();
  onTestFinished(() => folder.remove());
  const names = [
    ...['IMG_0042 (1).jpg', 'a - Copy.jpg', 'family-conflict-1.jpg', 'how-to-solve-conflict-2-tips.jpg'],
    ...['~home.jpg', 'home~1.jpg', 'conflict-2026.jpg', 'a (conflicted copy 2026-11-03).jpg'],
    ...['UPPER.Jpg', 'x.JPEG', 'y.AviF'],
  ];
  for (const name of names) await plain(64, 48).jpeg().toFile(folder.source(name));
  const { photos, problems, warnings } = await folder.build(names);
  expect([...photos.keys()].sort()).toEqual([...names].sort());
  expect([...problems, ...warnings]).toEqual([]);
  // Those that the content does not name yet can be chosen, except what two computers have made of one.
  expect((await folder.build([])).warnings).toHaveLength(names.length - 1);
});
