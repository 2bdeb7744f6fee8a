import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { photoProgress } from '@site/photos';
import { UsageError } from '@site/serve';
import { addPhotos, blurredWarnings, picturesAt, prepareAll } from '../pipeline/add-photos/add.ts';
import { readGalleryFile } from '../pipeline/add-photos/gallery-file.ts';
import { askForLabels, parseLabels, requireLabels } from '../pipeline/add-photos/labels.ts';
import { counted } from '../pipeline/counted.ts';

const root = path.resolve(import.meta.dirname, '..');
const usage =
  'Usage: npm run photos -- add FOLDER [--category bathrooms] [--title TEXT --alt TEXT] [--words FILE]';

/** `npm run photos -- add FOLDER`: adds the photos of a folder to the gallery. */
async function main(): Promise<void> {
  const { values, positionals } = commandLine();
  const [command, folder] = positionals;
  const { words: labelsPath, ...given } = values;
  if (command !== 'add' || !folder) throw new UsageError(usage);
  // npm runs this in the project's root, so relative paths are resolved from where npm was started.
  const startDir = process.env.INIT_CWD ?? process.cwd();
  const { pictures, others } = await picturesAt(path.resolve(startDir, folder));
  for (const name of others) console.log(`${name} is not a photo and is skipped.`);
  const { categories } = readGalleryFile(await readFile(path.join(root, 'content', 'gallery.json'), 'utf8'));
  if (given.category && !categories.includes(given.category))
    throw new UsageError(`There is no category ${given.category}: choose ${categories.join(', ')}.`);
  const labels = labelsPath
    ? parseLabels(await readFile(path.resolve(startDir, labelsPath), 'utf8').catch(() => ''), labelsPath)
    : undefined;

  const getLabels = process.stdin.isTTY ? askForLabels : requireLabels;
  // Without a terminal, missing labels are reported before the photos are processed.
  if (!process.stdin.isTTY) requireLabels(pictures, { ...given, labels }, categories);
  const progress = photoProgress();
  const prepared = await prepareAll(pictures, (done, total) =>
    progress.onProgress(done, total, done),
  ).finally(progress.stop);
  const { category, photos } = await getLabels(pictures, { ...given, labels }, categories);
  const added = await addPhotos(root, category, photos, prepared);

  console.log(
    `Added ${counted(added.length, 'photo')} to ${category} in content/gallery.json, upright and without location or camera data:`,
  );
  for (const { src, title } of added) console.log(`  photos/${src}  ${title}`);
  for (const warning of await blurredWarnings(prepared)) console.log(warning);
  console.log('See them with npm run dev. The photos in your folder were not changed.');
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
    throw new UsageError(usage, { cause: error });
  }
}

try {
  await main();
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  console.error(error.message);
  if (error.message !== usage) console.error('Nothing was added.');
  process.exitCode = 1;
}
