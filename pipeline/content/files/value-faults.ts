import type { Place } from '../problems.ts';

/** Content is nested 6 levels deep. More than this is a mistake, such as a YAML list that contains itself. */
const maxDepth = 40;

/** Characters that no text needs, and that calendars, contact cards and feeds must not contain (XML 1.0, 2.2). */
// biome-ignore lint/suspicious/noControlCharactersInRegex: finds control characters.
export const controlCharacter = /[\0-\x08\x0b-\x1f\x7f\x85\u2028\u2029\ufffe\uffff]/;
/** What to do about the first such character in a text. The message names it, because nobody can see it. */
export function controlRemedy(text: string): string | undefined {
  const [found] = controlCharacter.exec(text) ?? [];
  const code = found?.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
  return code && `has an invisible character (U+${code}): type the text again`;
}

/** A fault in a parsed value: its place, and what to do. */
type ValueFault = { place: Place; whatToDo: string };

/** Finds what schemas do not check in a parsed YAML or JSON value: nesting too deep, and control characters. */
export function valueFault(value: unknown, place: Place = []): ValueFault | undefined {
  if (typeof value === 'string') {
    const whatToDo = controlRemedy(value);
    return whatToDo === undefined ? undefined : { place, whatToDo };
  }
  if (typeof value !== 'object' || value === null) return undefined;
  if (place.length >= maxDepth)
    return {
      place: place.slice(0, 1),
      whatToDo: `is nested more than ${maxDepth} levels deep: remove brackets, or a name after a *`,
    };
  const entries = Array.isArray(value) ? value.entries() : Object.entries(value);
  for (const [key, item] of entries) {
    const fault = valueFault(item, [...place, key]);
    if (fault) return fault;
  }
  return undefined;
}
