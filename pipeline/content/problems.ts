import type * as z from 'zod';
import { placeOf } from '../business/business-folder.ts';
import type { SyntaxFault } from './files/syntax.ts';
import { nearest } from './nearest.ts';

/** A place in a file: names of fields and indexes of items. */
export type Place = (string | number)[];

/** A place as text, with items counted from one: `packages, item 2, fromPrice`. */
export function placeText(path: readonly PropertyKey[]): string {
  return path.map((part) => (typeof part === 'number' ? `item ${part + 1}` : String(part))).join(', ');
}

/** A sentence about a problem or warning: file, place, and what to do. @param file its path in `content/` */
export function problemSentence(file: string, path: readonly PropertyKey[], whatToDo: string): string {
  const place = placeText(path);
  return `${placeOf(`content/${file}`)}${place ? `, ${place}` : ''}: ${whatToDo.replace(/\.?$/, '.')}`;
}

function remedy(issue: z.core.$ZodIssue, value: unknown): string {
  if (issue.code === 'unrecognized_keys')
    return `${issue.keys.map(quoted).join(', ')} is not a known field here: correct its spelling or remove it`;
  if (value === undefined) return 'is missing: add it';
  if (value === null || value === '') return 'is empty: fill it in';
  switch (issue.code) {
    case 'invalid_type':
      if (issue.expected === 'string' && Array.isArray(value))
        return 'must be text: put it in quotes if it starts with [';
      if (issue.expected === 'string' && typeof value !== 'object')
        return `must be text, but is ${kindOf(value)}: put it in quotes`;
      if (issue.expected === 'string' && Object.keys(Object(value)).length === 1)
        return 'must be text: put it in quotes if it has a colon';
      if (/^(number|int)$/.test(issue.expected) && typeof value === 'string')
        return `must be a number: write digits only${withoutWhat(value)}`;
      if (issue.expected === 'boolean') return 'must be true or false: write one of the two, without quotes';
      if (issue.expected === 'int' && typeof value === 'number') return 'must be a whole number';
      if (typeof value === 'number' && !Number.isFinite(value)) return 'must be a number in digits';
      return `must be ${typeText(issue.expected)}, but is ${kindOf(value)}`;
    case 'too_small':
      if (issue.origin === 'string') return 'is empty: fill it in';
      if (issue.origin === 'array')
        return `needs ${issue.exact ? 'exactly' : 'at least'} ${issue.minimum} ${issue.minimum === 1 ? 'item' : 'items'}: add what is missing`;
      return `must be ${issue.inclusive ? 'at least' : 'more than'} ${issue.minimum}`;
    case 'too_big':
      if (issue.origin === 'array')
        return `has too many items: keep ${issue.exact ? 'exactly' : 'at most'} ${issue.maximum}`;
      return `must be at most ${issue.maximum}`;
    case 'invalid_value': {
      // A long list, such as that of the icons, would hide the one that is meant.
      const isLong = issue.values.length > 12;
      const alike = isLong ? nearest(String(value), issue.values.map(String)) : undefined;
      if (alike) return `${quoted(value)} is not known here: write ${quoted(alike)}`;
      return `must be ${issue.values.map(quoted).join(' or ')}${issue.values.length === 1 ? '' : ': choose one of these'}`;
    }
    case 'invalid_union':
      return unionRemedy(issue);
    default:
      return issue.message;
  }
}

/** What to leave out of a text so that it becomes a number. */
function withoutWhat(value: string): string {
  if (/[$,]/.test(value)) return ', without dollar sign and comma';
  return /^[\d.]+$/.test(value) ? ', without quotes' : '';
}

function quoted(value: unknown): string {
  return typeof value === 'string' ? `"${value}"` : String(value);
}

/** What to do about a value that matches several forms equally well, because it has fields of all or of none. */
function unionRemedy({ errors }: z.core.$ZodIssueInvalidUnion): string {
  const extra = errors.map((form) => form.flatMap((part) => ('keys' in part ? part.keys : [])));
  if (extra.every((keys) => keys.length > 0))
    return `has fields that do not go together: ${extra.map((keys) => `remove ${keys.map(quoted).join(' and ')}`).join(', or ')}`;
  const deciding = errors.map((form) => form.map((part) => quoted(placeText(part.path))).join(' and '));
  return `needs ${deciding.join(' or ')}: add one of them`;
}

/**
 * The issues of a value that does not match a union, for the form with the fewest issues. On a tie the union's issue
 * stays, with only the tied forms.
 */
function nearestForm(issue: z.core.$ZodIssue): z.core.$ZodIssue[] {
  if (issue.code !== 'invalid_union') return [issue];
  const fewest = Math.min(...issue.errors.map((form) => form.length));
  const nearest = issue.errors.filter((form) => form.length === fewest);
  const [form = []] = nearest;
  if (nearest.length > 1 && form.every((part) => part.path.length > 0 || part.code === 'unrecognized_keys'))
    return [{ ...issue, errors: nearest } as z.core.$ZodIssue];
  return form.map((part) => ({ ...part, path: [...issue.path, ...part.path] }));
}

function kindOf(value: unknown): string {
  return typeText(Array.isArray(value) ? 'array' : typeof value);
}

/** A Zod or JavaScript type name in plain words. */
function typeText(type: string): string {
  const names: Record<string, string> = {
    string: 'text',
    array: 'a list',
    tuple: 'a list',
    object: 'a group of fields',
    record: 'a group of fields',
    int: 'a whole number',
    boolean: 'true or false',
  };
  return names[type] ?? `a ${type}`;
}

/**
 * Turns schema issues into problem sentences.
 * @param data the parsed value, to distinguish missing from wrong fields
 */
export function sentencesFor(file: string, issues: readonly z.core.$ZodIssue[], data: unknown): string[] {
  const found = issues.flatMap(nearestForm).map((issue) => {
    let value: unknown = data;
    for (const key of issue.path) value = (value as Record<PropertyKey, unknown> | undefined)?.[key];
    return { issue, whatToDo: remedy(issue, value), isMissing: value === undefined };
  });
  // A missing field beside an unknown one is most likely that field, misspelt.
  const misspelt = new Set<string>();
  for (const unknown of found) {
    const { issue } = unknown;
    const [key] = issue.code === 'unrecognized_keys' && issue.keys.length === 1 ? issue.keys : [];
    if (!key) continue;
    const isBeside = (path: PropertyKey[]) => placeText(path.slice(0, -1)) === placeText(issue.path);
    const beside = found.filter((other) => other.isMissing && isBeside(other.issue.path));
    const names = beside.map((other) => String(other.issue.path.at(-1)));
    const meant = nearest(key, names);
    if (!meant) continue;
    misspelt.add(placeText([...issue.path, meant]));
    unknown.whatToDo = `${quoted(key)} is not a known field here: write ${quoted(meant)}`;
  }
  const reported = found.filter(({ issue }) => !misspelt.has(placeText(issue.path)));
  return reported.map(({ issue, whatToDo }) => problemSentence(file, issue.path, whatToDo));
}

/** The sentence about a syntax error in a file. */
export function syntaxSentence(file: string, { line, whatToDo }: SyntaxFault): string {
  return problemSentence(file, line ? [`line ${line}`] : [], whatToDo);
}

/** What to do about a placeholder for which business.yaml has no fact. */
export const unknownPlaceholder = (name: string): string =>
  `[[${name}]] is not a fact in business.yaml: check its spelling, or add the fact there`;
