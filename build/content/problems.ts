import type * as z from 'zod';

/** Where in a file a problem is, in words: `packages, item 2, fromPrice`. */
export function placeInWords(path: readonly PropertyKey[]): string {
  return path.map((part) => (typeof part === 'number' ? `item ${part + 1}` : String(part))).join(', ');
}

/** One plain sentence per problem: file, item, field, what to do. */
export function problemSentence(file: string, path: readonly PropertyKey[], whatToDo: string): string {
  const place = placeInWords(path);
  return `content/${file}${place ? `, ${place}` : ''}: ${whatToDo.replace(/\.?$/, '.')}`;
}

function remedy(issue: z.core.$ZodIssue, value: unknown): string {
  switch (issue.code) {
    case 'unrecognized_keys':
      return `${issue.keys.map((key) => `"${key}"`).join(', ')} is not a known field here: correct its spelling or remove it`;
    case 'invalid_type':
      if (value === undefined) return 'is missing: add it';
      if (Array.isArray(value) && issue.expected === 'string')
        return 'must be text: put it in quotes if it starts with [';
      return `must be ${withArticle(issue.expected)}, but is ${value === null ? 'empty' : withArticle(kindOf(value))}: correct it`;
    case 'too_small':
      if (issue.origin === 'string') return 'is empty: fill it in';
      if (issue.origin === 'array') return `needs ${countOf(issue)}: add what is missing`;
      return `must be at least ${issue.minimum}: correct it`;
    case 'too_big':
      if (issue.origin === 'string') return `is too long: shorten it to at most ${issue.maximum} characters`;
      if (issue.origin === 'array')
        return `has too many items: keep ${issue.exact ? 'exactly' : 'at most'} ${issue.maximum}`;
      return `must be at most ${issue.maximum}: correct it`;
    case 'invalid_value':
      return `must be ${issue.values.map((choice) => `"${String(choice)}"`).join(' or ')}: choose one of these`;
    case 'invalid_union':
      return 'does not fit any of the forms allowed here: compare it with its neighbours';
    default:
      return `${issue.message}: correct it`;
  }
}

function countOf(issue: z.core.$ZodIssueTooSmall): string {
  return `${issue.exact ? 'exactly' : 'at least'} ${issue.minimum} ${issue.minimum === 1 ? 'item' : 'items'}`;
}

function kindOf(value: unknown): string {
  if (Array.isArray(value)) return 'list';
  if (typeof value === 'string') return 'text';
  return typeof value === 'object' ? 'group of fields' : typeof value;
}

function withArticle(kind: string): string {
  const words: Record<string, string> = {
    string: 'text',
    text: 'text',
    array: 'a list',
    list: 'a list',
    object: 'a group of fields',
    record: 'a group of fields',
    int: 'a whole number',
    boolean: 'true or false',
  };
  return words[kind] ?? `a ${kind}`;
}

/** Turns what a schema found into sentences; `data` is what was parsed, to tell missing from wrong. */
export function sentencesFor(file: string, issues: readonly z.core.$ZodIssue[], data: unknown): string[] {
  return issues.map((issue) => {
    let value: unknown = data;
    for (const key of issue.path) value = (value as Record<PropertyKey, unknown> | undefined)?.[key];
    return problemSentence(file, issue.path, remedy(issue, value));
  });
}
