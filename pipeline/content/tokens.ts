import { isRecord } from '../../src/lib/is-record.ts';
import { unbroken } from '../../src/lib/phone.ts';
import type { Place } from './problems.ts';

export const token = /\[\[\s*([^[\]]*?)\s*\]\]/g;

/** The parsed business.yaml; undefined where it could not be read, so that no token can be filled or faulted. */
export type Facts = Record<string, unknown> | undefined;

/** A group of fields, such as all facts; undefined for any other value. */
export function asRecord(value: unknown): Facts {
  return isRecord(value) ? value : undefined;
}

/** What stands for the whole list where the area served is named in a sentence. */
function listText(items: readonly unknown[], ending: unknown): string {
  return [...items, ...(typeof ending === 'string' ? [ending] : [])]
    .join(', ')
    .replace(/, (and [^,]+)$/, ' $1');
}

function lookUp(facts: NonNullable<Facts>, path: string): string | undefined {
  const value = path.split('.').reduce<unknown>((group, key) => asRecord(group)?.[key], facts);
  if (path === 'areaServed' && Array.isArray(value)) return listText(value, facts.areaServedEnding);
  if (path === 'phone' && typeof value === 'string') return unbroken(value);
  // A claim stands in sentences by its words alone; its evidence is not for visitors.
  const words = path.startsWith('claims.') ? (asRecord(value)?.words ?? value) : value;
  return typeof words === 'string' || typeof words === 'number' ? String(words) : undefined;
}

/**
 * Fills tokens such as [[phone]] or [[claims.liability]] from the facts of business.yaml in one text.
 * @param onUnknown is told the name of each token that the facts do not have; such a token stays as it is.
 */
export function fillText(text: string, facts: Facts, onUnknown: (name: string) => void): string {
  if (!facts) return text;
  return text.replace(token, (whole, name: string) => {
    const value = lookUp(facts, name);
    if (value === undefined) onUnknown(name);
    return value ?? whole;
  });
}

/** The same for every string of a parsed YAML or JSON value; returns a copy. */
export function fillTokens(
  value: unknown,
  facts: Facts,
  onUnknown: (name: string, path: Place) => void,
  path: Place = [],
): unknown {
  if (typeof value === 'string') return fillText(value, facts, (name) => onUnknown(name, path));
  const filled = (item: unknown, key: string | number) => fillTokens(item, facts, onUnknown, [...path, key]);
  if (Array.isArray(value)) return value.map(filled);
  const group = asRecord(value);
  return group
    ? Object.fromEntries(Object.entries(group).map(([key, item]) => [key, filled(item, key)]))
    : value;
}
