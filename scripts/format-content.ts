import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { parseDocument } from 'yaml';
import { printYaml } from '../pipeline/content/files/print-yaml.ts';
import { decodeText, encodeText } from '../pipeline/content/files/text-form.ts';

// Formats the sample's YAML as the desk does, so that a later change at the desk touches nothing else. Never the
// business: its owner may format it in another way.

const sample = path.resolve(import.meta.dirname, '../sample');
for (const file of globSync(['content/**/*.yaml', 'brand/colours.yaml'], { cwd: sample }).sort()) {
  const place = path.join(sample, file);
  const { text, form } = decodeText(readFileSync(place));
  const document = parseDocument(text);
  // The check says what is wrong with it.
  if (document.errors.length > 0 || printYaml(document) === text) continue;
  writeFileSync(place, encodeText(printYaml(document), form));
  console.log(`Formatted sample/${file}`);
}
