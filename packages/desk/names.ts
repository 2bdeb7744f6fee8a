import type { Json } from './api.ts';
import { isRecord } from './is-record.ts';
import { labelOf } from './label-of.ts';
import { pageFacts } from './page-facts.ts';
import type { Place } from './places/marks.ts';
import { valueAt } from './values.ts';

/** Fields by which people recognise an item of a list, best first. */
const identifyingFields = [
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
  'day',
  'text',
];

const longestSummary = 48;

type Filled = (text: string) => string;

/** A few words that identify an item of a list; empty for a new one. */
export function summaryOf(item: Json | undefined, filled: Filled = String): string {
  const text = isRecord(item) ? identifyingFields.map((name) => item[name]).find(isFilled) : item;
  if (Array.isArray(text) || isRecord(text) || text === undefined || text === null) return '';
  return shortened(filled(String(text)));
}

/** The first words of a text. */
export function shortened(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > longestSummary ? `${line.slice(0, longestSummary).trimEnd()}…` : line;
}

function isFilled(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '';
}

/** The label of a field. Groups of facts have labels of their own, as pages have fields with the same names. */
function labelAt({ file, path }: Place, name: string): string {
  const { factsFile, hiddenFacts } = pageFacts();
  const known = file === factsFile && path.length === 1;
  return (known && hiddenFacts.find(({ field }) => field === name)?.label) || labelOf(name);
}

/** The name of a place with its data: `Heading`, or `3. How do you clean?` for an item. @param filled fills facts into texts */
export function nameOf({ file, path }: Place, data: Json, filled?: Filled): string {
  const last = path.at(-1);
  if (typeof last === 'string') return labelAt({ file, path }, last);
  const summary = summaryOf(valueAt(data, path), filled);
  return last === undefined ? '' : `${last + 1}. ${summary || 'New'}`;
}

/** The name of a place whose data has not been read yet, such as `Packages, item 2, Name`. */
export function nameOfPlace({ file, path }: Place): string {
  // The name of a group says what its `items` are.
  const shown = path.map((part, index) => ({ part, at: path.slice(0, index + 1) }));
  return shown
    .filter(({ part, at }) => part !== 'items' || at.length === 1)
    .map(({ part, at }) =>
      typeof part === 'number' ? `item ${part + 1}` : labelAt({ file, path: at }, part),
    )
    .join(', ');
}

/** A sentence of the content check without its file and place, to be shown at its field. */
export function remedyOf(sentence: string): string {
  const remedy = sentence.replace(/^(?:[^:,]*\/)?(?:content|brand)\/(?:[^:]*, (?=line \d+: )|[^:]*: )/, '');
  return /^\S*[.@]\S/.test(remedy) ? remedy : remedy.charAt(0).toUpperCase() + remedy.slice(1);
}
