import './production-mode.ts';
import path from 'node:path';
import { buildSite } from './build.ts';
import { ContentError } from './content-error.ts';
import { counted } from './counted.ts';
import { folderFault, systemFailure } from './system-failure.ts';

const root = path.resolve(import.meta.dirname, '..');

try {
  const fault = folderFault(root);
  if (fault) throw new ContentError([fault]);
  await buildSite({ root, outDir: path.join(root, 'dist') });
} catch (error) {
  const failure = systemFailure(error);
  const sentences = error instanceof ContentError ? error.sentences : failure ? [failure] : [];
  if (sentences.length === 0) throw error;
  for (const sentence of sentences) console.error(sentence);
  console.error(`Nothing was built: fix the ${counted(sentences.length, 'problem')} above and build again.`);
  process.exitCode = 1;
}
