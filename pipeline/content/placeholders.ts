import { isRecord } from '../../src/lib/is-record.ts';
import { unbroken } from '../../src/lib/unbroken.ts';
import type { Place } from './problems.ts';
import { mapTexts } from './texts-in.ts';

/** A placeholder such as `[[phone]]`; group 1 is the fact's name. */
export const placeholderPattern = /\[\[\s*([^[\]]*?)\s*\]\]/g;

/** An amount whose parts stay on one line, such as $20 million. */
const amount = /\$[\d.,]+ [mb]illion/g;

/**
 * The parsed business.yaml, or undefined if it could not be read. Placeholders are then neither filled nor reported.
 */
export type Facts = Record<string, unknown> | undefined;

/** A group of fields, such as all facts; undefined for any other value. */
export function asRecord(value: unknown): Facts {
  return isRecord(value) ? value : undefined;
}

/** The suburbs served as part of a sentence, with the words that end the list. */
function listText(items: readonly unknown[], ending: unknown): string {
  const names = items.map((item) => unbroken(String(item)));
  return [...names, ...(typeof ending === 'string' ? [ending] : [])]
    .join(', ')
    .replace(/, (and [^,]+)$/, ' $1');
}

/** The hours that visitors see, as part of a sentence: Mon-Fri 8am-6pm, Sat 9am-3pm. */
function hoursText(items: readonly unknown[]): string {
  return items
    .map(asRecord)
    .map((item) => unbroken(`${item?.days} ${item?.hours}`))
    .join(', ');
}

const numbers = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** The lists in a value, each replaced by its number of items in words. */
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

/**
 * The text of a fact by the name in its placeholder, such as `claims.liability`.
 * @returns undefined if there is no such fact, null if the business has set it to null
 */
function lookUp(facts: NonNullable<Facts>, path: string): string | null | undefined {
  if (path.startsWith('Count.'))
    return lookUp(facts, `c${path.slice(1)}`)?.replace(/^./, (letter) => letter.toUpperCase());
  const value = path
    .split('.')
    .reduce<unknown>((group, key) => (group === null ? null : asRecord(group)?.[key]), facts);
  if (value === null) return null;
  if (path === 'areaServed' && Array.isArray(value)) return listText(value, facts.areaServedEnding);
  if (path === 'openingHours' && Array.isArray(value)) return hoursText(value);
  if (path === 'phone' && typeof value === 'string') return unbroken(value);
  // Visitors read only the words of a claim, never its evidence.
  const words = path.startsWith('claims.') ? (asRecord(value)?.words ?? value) : value;
  if (typeof words !== 'string' && typeof words !== 'number') return undefined;
  return String(words).replace(amount, unbroken);
}

/** The facts that a text names. */
export function factsIn(text: string, facts: Facts): Facts {
  const names = [...text.matchAll(placeholderPattern)].map(([, name = '']) => name);
  return facts && Object.fromEntries(names.map((name) => [name, lookUp(facts, name)]));
}

/** Whether the business has set the fact to null. */
export function isTakenAway(facts: Facts, name: string): boolean {
  return facts !== undefined && lookUp(facts, name) === null;
}

/**
 * Fills placeholders such as [[phone]] or [[claims.liability]] in a text with the facts of business.yaml. Sentences
 * that name a fact set to null are left out, as long as other sentences remain.
 * @param onUnknown called with each placeholder name that has no fact; the placeholder then stays as it is
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
  onUnknown: (name: string, place: Place) => void,
): unknown {
  return mapTexts(value, (text, place) => fillText(text, facts, (name) => onUnknown(name, place)));
}

/** How deep facts may refer to each other. More makes no sense, and texts could grow without limit. */
const maxSteps = 3;

/**
 * Fills the placeholders that facts contain.
 * @param business the parsed business.yaml
 * @param onCircular called with the place of each placeholder that refers back to itself or is nested too deep
 */
export function resolveFacts(business: Facts, onCircular: (place: Place) => void): Facts {
  let facts = business;
  for (let step = 0; step < maxSteps; step += 1)
    facts = asRecord(fillPlaceholders(facts, business, () => undefined));
  // A remaining placeholder either has no fact, which is reported elsewhere, or is circular.
  if (business)
    fillPlaceholders(facts, {}, (name, place) => {
      if (lookUp(business, name) !== undefined) onCircular(place);
    });
  return facts;
}
