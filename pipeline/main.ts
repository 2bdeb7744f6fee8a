import './production-mode.ts';
import path from 'node:path';
import { buildSite } from './build.ts';
import { ContentError } from './content-error.ts';
import { counted } from './counted.ts';

const root = path.resolve(import.meta.dirname, '..');

try {
  await buildSite({ root, outDir: path.join(root, 'dist') });
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  for (const sentence of error.sentences) console.error(sentence);
  console.error(
    `Nothing was built: fix the ${counted(error.sentences.length, 'problem')} above and build again.`,
  );
  process.exitCode = 1;
}
