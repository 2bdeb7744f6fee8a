import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { loadContent } from '../pipeline/content/load.ts';
import { sampleRules } from '../pipeline/warnings/sample-rules.ts';
import { shippedValues } from '../pipeline/warnings/shipped.ts';

// Marks the content as it stands as the sample that is shipped: writes pipeline/warnings/shipped.json. Only for whoever
// ships the sample, after a change of it: in the project of a business it would mark the owner's own words.

const root = path.resolve(import.meta.dirname, '..');
const loaded = await loadContent(path.join(root, 'content'));
if (!loaded.content) throw new Error(loaded.problems.join('\n'));
const shipped = shippedValues(loaded.written, Object.values(sampleRules).flat());
const file = 'pipeline/warnings/shipped.json';
await writeFile(path.join(root, file), `${JSON.stringify(shipped, null, 2)}\n`);
console.log(`Wrote ${file}`);
