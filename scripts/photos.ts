import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { addPhotos, blurredAmong, picturesAt, prepareAll } from '../pipeline/photos/add/add.ts';
import { readGalleryFile } from '../pipeline/photos/add/gallery-file.ts';
import { CannotAdd } from '../pipeline/photos/add/prepare.ts';
import { byAsking, parseLabels, withoutAsking } from '../pipeline/photos/add/labels.ts';
import { photoProgress } from '../pipeline/photos/progress.ts';

const root = path.resolve(import.meta.dirname, '..');
const usage =
  'Write: npm run photos -- add FOLDER [--category bathrooms] [--title TEXT --alt TEXT] [--words FILE]';

/** `npm run photos -- add FOLDER`: takes the photos of a folder into the gallery. */
async function main(): Promise<void> {
  const { values, positionals } = commandLine();
  const [command, folder] = positionals;
  const { words: wordsPath, ...given } = values;
  if (command !== 'add' || !folder) throw new CannotAdd(usage);
  // npm runs this in the project's folder; the person may stand elsewhere.
  const here = process.env.INIT_CWD ?? process.cwd();
  const { pictures, others } = await picturesAt(path.resolve(here, folder));
  for (const name of others) console.log(`${name} is not a photo and is left out.`);
  const { categories } = readGalleryFile(await readFile(path.join(root, 'content', 'gallery.json'), 'utf8'));
  if (given.category && !categories.includes(given.category))
    throw new CannotAdd(`There is no category ${given.category}: choose ${categories.join(', ')}.`);
  const words = wordsPath
    ? parseLabels(await readFile(path.resolve(here, wordsPath), 'utf8').catch(() => ''), wordsPath)
    : undefined;

  const ask = process.stdin.isTTY ? byAsking : withoutAsking;
  // Where nobody is asked, what is missing is said before the photos are worked on.
  if (!process.stdin.isTTY) withoutAsking(pictures, { ...given, words }, categories);
  const progress = photoProgress();
  const prepared = await prepareAll(pictures, (done, total) =>
    progress.onProgress(done, total, done),
  ).finally(progress.stop);
  const { category, photos } = await ask(pictures, { ...given, words }, categories);
  const added = await addPhotos(root, category, photos, prepared);

  const count = added.length === 1 ? '1 photo' : `${added.length} photos`;
  console.log(
    `Added ${count} to ${category} in content/gallery.json, upright and without location or camera data:`,
  );
  for (const { src, title } of added) console.log(`  photos/${src}  ${title}`);
  for (const sentence of await blurredAmong(prepared)) console.log(sentence);
  console.log('See them with npm run dev. The photos in your folder are as they were.');
  console.log(
    'To undo: delete the files named above from photos/ and their entries at the end of the category in content/gallery.json.',
  );
}

function commandLine() {
  const text = { type: 'string' } as const;
  try {
    return parseArgs({
      allowPositionals: true,
      options: { category: text, title: text, alt: text, words: text },
    });
  } catch (error) {
    throw new CannotAdd(usage, { cause: error });
  }
}

try {
  await main();
} catch (error) {
  if (!(error instanceof CannotAdd)) throw error;
  console.error(error.message);
  if (error.message !== usage) console.error('Nothing was added.');
  process.exitCode = 1;
}
