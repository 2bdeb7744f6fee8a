import type { PhotoData } from '../content/schemas/parts.ts';
import { isRecord } from '../lib/is-record.ts';
import { photoFromPublished } from '../lib/published-photo.ts';

// Written by hand: with zod/mini each page that reads a file at run time would load about 7 kB more.

/** Parses a JSON value. @throws a `TypeError` if it does not fit */
export type Parser<T> = (value: unknown) => T;

/** A non-empty text, trimmed. */
export function requiredText(value: unknown): string {
  const text = typeof value === 'string' ? value.trim() : '';
  if (text === '') throw new TypeError('A text is missing.');
  return text;
}

/** A text, or a number as text; empty if it is missing. */
export function optionalText(value: unknown): string {
  return typeof value === 'string' || Number.isFinite(value) ? String(value) : '';
}

export function requiredNumber(value: unknown): number {
  if (typeof value !== 'number' || !Number.isFinite(value)) throw new TypeError('A number is missing.');
  return value;
}

export function positiveNumber(value: unknown): number {
  const number = requiredNumber(value);
  if (number <= 0) throw new TypeError('A number is not positive.');
  return number;
}

/** A parser that returns a fallback if the value does not fit. */
export function withDefault<T, Other>(parse: Parser<T>, other: Other): Parser<T | Other> {
  return (value) => {
    try {
      return parse(value);
    } catch {
      return other;
    }
  };
}

/** Parses the fields of an object. */
export function object<T extends object>(parsers: { [K in keyof T]: Parser<T[K]> }): Parser<T> {
  return (value) => {
    if (!isRecord(value)) throw new TypeError('An object is missing.');
    const names = Object.keys(parsers) as (keyof T & string)[];
    return Object.fromEntries(names.map((name) => [name, parsers[name](value[name])])) as T;
  };
}

/** Parses a list and skips items that do not fit, so that one bad item does not break the page. */
export function requiredListOf<T>(parse: Parser<T>): Parser<T[]> {
  return (value) => {
    if (!Array.isArray(value)) throw new TypeError('A list is missing.');
    return value.map(withDefault(parse, undefined)).filter((item) => item !== undefined);
  };
}

/** Like `requiredListOf`, but a missing list is empty. */
export function listOf<T>(parse: Parser<T>): Parser<T[]> {
  return withDefault(requiredListOf(parse), []);
}

/** @throws a `TypeError` if it is not two numbers */
function focus(value: unknown): [number, number] {
  const [x, y] = requiredListOf(requiredNumber)(value);
  return [requiredNumber(x), requiredNumber(y)];
}

const photoFields = object({
  src: requiredText,
  alt: requiredText,
  width: withDefault(positiveNumber, 0),
  height: withDefault(positiveNumber, 0),
  version: optionalText,
  widths: listOf(positiveNumber),
  placeholder: optionalText,
  focus: withDefault(focus, undefined),
});

/** A published photo, converted for `Photo`. */
export function photo(value: unknown): PhotoData {
  return photoFromPublished(photoFields(value));
}

const caption = object({ id: optionalText, title: optionalText });

/** Like `photo`, with the `id` and `title` of a gallery item; missing ones are empty. */
export function titledPhoto(value: unknown) {
  return { ...photo(value), ...caption(value) };
}
