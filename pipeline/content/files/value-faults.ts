import type { Place } from '../problems.ts';
import { controlRemedy, plainSigns } from './signs.ts';

/** Content is nested 6 levels deep. More than this is a mistake, such as a YAML list that contains itself. */
const maxDepth = 40;

/** A fault in a parsed value: its place, and what to do. */
type ValueFault = { place: Place; whatToDo: string };

/** Finds what schemas do not check in a parsed YAML or JSON value: nesting too deep, and control characters. */
export function valueFault(value: unknown, place: Place = []): ValueFault | undefined {
  if (typeof value === 'string') {
    const whatToDo = controlRemedy(plainSigns(value));
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
