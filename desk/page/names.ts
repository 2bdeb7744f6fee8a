import { labelOf } from '../../pipeline/editors/label-of.ts';
import { isRecord } from '../../src/lib/is-record.ts';
import type { Json, Path } from '../api.ts';
import { valueAt } from './drafts/changes.ts';
import { words } from './words.ts';

/** Fields by which people know an item, the best first. */
const identifying = [
  'title',
  'name',
  'question',
  'heading',
  'label',
  'service',
  'words',
  'room',
  'alt',
  'days',
  'text',
];
const longestSummary = 48;

/** A few words by which an item of a list is known; empty for a new one. */
export function summaryOf(item: Json | undefined): string {
  const text = isRecord(item) ? identifying.map((name) => item[name]).find(isFilled) : item;
  if (Array.isArray(text) || isRecord(text) || text === undefined || text === null) return '';
  return shortened(String(text));
}

/** The first words of a text. */
export function shortened(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > longestSummary ? `${line.slice(0, longestSummary).trimEnd()}…` : line;
}

function isFilled(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '';
}

/** The name of the last part of a path: `Heading`, or `3. How do you clean?` for an item. */
export function nameOf(data: Json, path: Path): string {
  const last = path.at(-1);
  if (typeof last === 'string')
    return (isFact(data, path) && Object(words.hiddenTexts)[last]) || labelOf(last);
  const summary = summaryOf(valueAt(data, path));
  return last === undefined ? '' : `${last + 1}. ${summary || 'New'}`;
}

/** Whether a path is that of a group of `business.yaml`: pages have words of the same name. */
function isFact(data: Json, path: Path): boolean {
  return path.length === 1 && isRecord(data) && 'structuredDataHours' in data;
}

/** The name of a place that is not read yet, such as `Packages, item 2, Name`. */
export function nameOfPath(path: Path): string {
  const parts = path.map((part) => {
    if (typeof part === 'number') return `item ${part + 1}`;
    return part === 'alt' ? words.photo.description : labelOf(part);
  });
  return parts.slice(-3).join(', ');
}

/** A sentence of the build for the field where it stands: without its file and place. */
export function remedyOf(sentence: string): string {
  const remedy = sentence.replace(/^content\/[^:]*: /, '');
  return remedy.charAt(0).toUpperCase() + remedy.slice(1);
}
