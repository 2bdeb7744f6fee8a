import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { loadContent } from '../pipeline/content/load.ts';
import { sampleRules } from '../pipeline/warnings/sample-rules.ts';
import { shippedAlts, shippedValues } from '../pipeline/warnings/shipped.ts';

// Marks the current content as the shipped sample, by writing pipeline/warnings/shipped.json. Only for maintainers of
// the sample, after changing it.

const root = path.resolve(import.meta.dirname, '..');
const loaded = await loadContent(path.join(root, 'sample'));
if (!loaded.content) throw new Error(loaded.problems.join('\n'));
const { written } = loaded;
const shipped = {
  ...shippedValues(written, Object.values(sampleRules).flat()),
  'photos/': { alt: shippedAlts(written) },
};
const file = 'pipeline/warnings/shipped.json';
await writeFile(path.join(root, file), `${JSON.stringify(shipped, null, 2)}\n`);
console.log(`Wrote ${file}`);
