import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import type { Path } from '../../api.ts';
import { changeYaml, yamlData } from './yaml-text.ts';

const content = path.join(import.meta.dirname, '../../../content');
const files = readdirSync(content, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.yaml'),
);

/** All places of a value, those of lists and groups included. */
function placesIn(value: unknown, place: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [place];
  const inside = Array.isArray(value)
    ? value.map((item, index) => [index, item] as const)
    : Object.entries(value);
  return [place, ...inside.flatMap(([key, item]) => placesIn(item, [...place, key]))];
}

const at = (value: unknown, place: Path) =>
  place.reduce<unknown>((inner, key) => Reflect.get(Object(inner), key), value);
const notes = (text: string) => text.split('\n').filter((line) => /^\s*#/.test(line));

/** The lines of a text that are not in another, in order. */
function otherLines(text: string, other: string): string[] {
  const left = other.split('\n');
  return text.split('\n').filter((line) => {
    const found = left.indexOf(line);
    if (found >= 0) left.splice(found, 1);
    return found < 0;
  });
}

test.each(files)('%s: each text can be changed in its own line, and back byte for byte', (file) => {
  const source = readFileSync(path.join(content, file), 'utf8');
  const data = yamlData(source);
  for (const place of placesIn(data)) {
    const value = at(data, place);
    if (typeof value !== 'string' || value.includes('\n')) continue;
    const changed = changeYaml(source, { operation: 'set', path: place, value: 'Other: words # here' });
    expect(at(yamlData(changed), place)).toBe('Other: words # here');
    expect(otherLines(changed, source)).toHaveLength(1);
    expect(notes(changed)).toEqual(notes(source));
  }
});
