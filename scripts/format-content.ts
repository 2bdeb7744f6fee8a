import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { parseDocument } from 'yaml';
import { asItLooks } from '../pipeline/content/as-it-looks.ts';
import { parseYaml } from '../pipeline/content/parse-yaml.ts';
import { printYaml } from '../pipeline/content/print-yaml.ts';
import { problemSentence, syntaxSentence } from '../pipeline/content/problems.ts';
import { readText } from '../pipeline/content/read-text.ts';

// Formats all content YAML as the desk does, so that a later change at the desk touches nothing else. `npm run check`
// accepts other formats, because owners edit these files by hand.

const contentDir = path.resolve(import.meta.dirname, '../content');
for (const file of globSync('**/*.yaml', { cwd: contentDir }).sort()) {
  const place = path.join(contentDir, file);
  const bytes = await readFile(place);
  const fault = await faultIn(file, bytes);
  if (fault) {
    console.warn(`${fault} It was left as it is.`);
    continue;
  }
  const source = bytes.toString();
  const text = printYaml(parseDocument(asItLooks(file, source)), source);
  if (text === source) continue;
  await writeFile(place, text);
  console.log(`Formatted content/${file}`);
}

/** Why a file cannot be parsed, as a sentence. */
async function faultIn(file: string, bytes: Buffer): Promise<string | undefined> {
  const read = await readText(file, bytes);
  if ('whatToDo' in read) return problemSentence(file, [], read.whatToDo);
  const parsed = parseYaml(read.text);
  return 'whatToDo' in parsed ? syntaxSentence(file, parsed) : undefined;
}
