import { isRecord } from '../../src/lib/is-record.ts';
import { unbroken } from '../../src/lib/unbroken.ts';
import type { Place } from './problems.ts';

/** A placeholder such as `[[phone]]`; group 1 is the name of its fact. */
export const placeholderPattern = /\[\[\s*([^[\]]*?)\s*\]\]/g;

/** An amount whose parts stay on one line, such as $20 million. */
const amount = /\$[\d.,]+ [mb]illion/g;

/** The parsed business.yaml; undefined if it could not be read: placeholders are then neither filled nor reported. */
export type Facts = Record<string, unknown> | undefined;

/** A group of fields, such as all facts; undefined for any other value. */
export function asRecord(value: unknown): Facts {
  return isRecord(value) ? value : undefined;
}

/** The suburbs of the area served as part of a sentence, with their ending. */
function listText(items: readonly unknown[], ending: unknown): string {
  const names = items.map((item) => unbroken(String(item)));
  return [...names, ...(typeof ending === 'string' ? [ending] : [])]
    .join(', ')
    .replace(/, (and [^,]+)$/, ' $1');
}

const numbers = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** The lists in a value, each with its number of items in words; they keep their places. */
function countsIn(value: unknown): unknown {
  if (Array.isArray(value)) return numbers[value.length] ?? value.length;
  const group = asRecord(value);
  return group && Object.fromEntries(Object.entries(group).map(([key, item]) => [key, countsIn(item)]));
}

/**
 * Facts with the number of items in each list of the content: `[[count.about.team.members]]` is `six`, and
 * `[[Count.about.team.members]]` is `Six`.
 * @param files the values of content files by their keys
 */
export function withCounts(facts: Facts, files: ReadonlyMap<string, unknown>): Facts {
  return facts && { ...facts, count: countsIn(Object.fromEntries(files)) };
}

/** @returns undefined without such a fact, and null if the business says that it has none */
function lookUp(facts: NonNullable<Facts>, path: string): string | null | undefined {
  if (path.startsWith('Count.'))
    return lookUp(facts, `c${path.slice(1)}`)?.replace(/^./, (letter) => letter.toUpperCase());
  const value = path
    .split('.')
    .reduce<unknown>((group, key) => (group === null ? null : asRecord(group)?.[key]), facts);
  if (value === null) return null;
  if (path === 'areaServed' && Array.isArray(value)) return listText(value, facts.areaServedEnding);
  if (path === 'phone' && typeof value === 'string') return unbroken(value);
  // Visitors read only the words of a claim, never its evidence.
  const words = path.startsWith('claims.') ? (asRecord(value)?.words ?? value) : value;
  if (typeof words !== 'string' && typeof words !== 'number') return undefined;
  return String(words).replace(amount, unbroken);
}

/** Whether the business says that it has no such fact. */
export function isTakenAway(facts: Facts, name: string): boolean {
  return facts !== undefined && lookUp(facts, name) === null;
}

/**
 * Fills placeholders such as [[phone]] or [[claims.liability]] of a text with the facts of business.yaml. Sentences that
 * name a fact which is null are left out, if others are there.
 * @param onUnknown called with the name of each placeholder without a fact; the placeholder then stays as it is
 */
export function fillText(text: string, facts: Facts, onUnknown: (name: string) => void): string {
  if (!facts) return text;
  const isLeft = (sentence: string) =>
    [...sentence.matchAll(placeholderPattern)].every(([, name = '']) => !isTakenAway(facts, name));
  const left = isLeft(text)
    ? text
    : text
        .split(/(?<=[.!?])\s+/)
        .filter(isLeft)
        .join(' ');
  return (left || text).replace(placeholderPattern, (whole, name: string) => {
    const value = lookUp(facts, name);
    if (typeof value !== 'string') onUnknown(name);
    return value ?? whole;
  });
}

/** Fills the placeholders in all strings of a parsed YAML or JSON value. @returns a copy */
export function fillPlaceholders(
  value: unknown,
  facts: Facts,
  onUnknown: (name: string, path: Place) => void,
  path: Place = [],
): unknown {
  if (typeof value === 'string') return fillText(value, facts, (name) => onUnknown(name, path));
  const filled = (item: unknown, key: string | number) =>
    fillPlaceholders(item, facts, onUnknown, [...path, key]);
  if (Array.isArray(value)) return value.map(filled);
  const group = asRecord(value);
  return group
    ? Object.fromEntries(Object.entries(group).map(([key, item]) => [key, filled(item, key)]))
    : value;
}

/** Facts may name each other over this many steps. More make no sense, and texts could grow without limit. */
const maxSteps = 3;

/**
 * Fills the placeholders that facts contain.
 * @param business the parsed business.yaml
 * @param onCircular called with the place of each placeholder that leads back to itself or over too many others
 */
export function resolveFacts(business: Facts, onCircular: (place: Place) => void): Facts {
  let facts = business;
  for (let step = 0; step < maxSteps; step += 1)
    facts = asRecord(fillPlaceholders(facts, business, () => undefined));
  // A placeholder that is left either has no fact, which is reported where it stands, or has one that never ends.
  if (business)
    fillPlaceholders(facts, {}, (name, place) => {
      if (lookUp(business, name) !== undefined) onCircular(place);
    });
  return facts;
}
