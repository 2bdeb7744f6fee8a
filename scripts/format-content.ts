import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { parseDocument } from 'yaml';
import { parseYaml } from '../pipeline/content/parse-yaml.ts';
import { printYaml } from '../pipeline/content/print-yaml.ts';
import { syntaxSentence } from '../pipeline/content/problems.ts';
import { readText } from '../pipeline/content/read-text.ts';
import type { SyntaxFault } from '../pipeline/content/syntax.ts';
import { encodeText } from '../pipeline/content/text-form.ts';
import '../tests/on-sample.mjs';

// Formats the sample's YAML as the desk does, so that a later change at the desk touches nothing else. Never the
// business: its owner may format it in another way.

const contentDir = path.resolve(import.meta.dirname, '../sample/content');
for (const file of globSync(['**/*.yaml', '../brand/colours.yaml'], { cwd: contentDir }).sort()) {
  const place = path.join(contentDir, file);
  const bytes = await readFile(place);
  const result = await formatted(file, bytes);
  if ('whatToDo' in result) {
    console.warn(`${syntaxSentence(file, result)} It was left as it is.`);
    continue;
  }
  if (result.equals(bytes)) continue;
  await writeFile(place, result);
  console.log(`Formatted ${path.posix.join('sample/content', file)}`);
}

/** The formatted bytes of a file, or why it cannot be parsed. */
async function formatted(file: string, bytes: Buffer): Promise<Buffer | SyntaxFault> {
  const read = await readText(file, bytes);
  if ('whatToDo' in read) return read;
  const parsed = parseYaml(read.text);
  if ('whatToDo' in parsed) return parsed;
  return encodeText(printYaml(parseDocument(read.text)), read.form);
}
