import { weekdays } from '../../src/content/schemas/hours.ts';
import { plainSigns } from './files/signs.ts';
import type { Place } from './problems.ts';
import { mapTexts } from './texts-in.ts';

const edges = /^[\s\p{Z}\p{Cf}]+|[\s\p{Z}\p{Cf}]+$/gu;
/** Direction marks are never part of a fact, nor joiners of emoji and scripts after a letter or space that they cannot join. */
const unseen =
  /[\u200e\u200f]|(?<=[\p{Script=Latin}\p{N}\p{Zs}])[\u200c\u200d]|(?<=[\p{Script=Latin}\p{Zs}])\ufe0f/gu;
/** Characters that numbers, times and addresses never contain. */
const joiners = /\p{Cf}|\ufe0e|\ufe0f/gu;

/** A value with usual signs and numbers, and with invisible characters trimmed from its texts. */
export function trimmed(value: unknown): unknown {
  return mapTexts(canonicalTexts(value), (text) => text.replace(edges, ''));
}

/** Fields that are numbers, even if typed as text. */
const numberFields = new Set(['fromPrice', 'founded', 'count', 'latitude', 'longitude']);

/**
 * Replaces signs that nobody types with what they mean, and parses prices and other numbers as people write them, such as
 * $1,200 or 175 dollars. Other values stay as they are.
 * @param field the name of the value's field; that of an article's Markdown is `body`
 */
export function canonicalTexts(value: unknown, field = ''): unknown {
  const usual = (text: string, place: Place) => {
    const name = fieldOf(place);
    const plain = plainSigns(text, name === 'body' ? '\n' : ' ');
    return numberFields.has(name) ? usualNumber(plain) : plain;
  };
  return mapTexts(value, usual, [field]);
}

function usualNumber(text: string): number | string {
  const written = /^(?:AUD|A?\$)?\s*(-?(?:\d{1,3}(?:[, ]\d{3})+|\d+)(?:\.\d+)?)\s*(?:dollars?|AUD)?$/i;
  const digits = written.exec(text.replace(unseen, '').replace(edges, '').replace('−', '-'))?.[1];
  return digits === undefined ? text : Number(digits.replace(/[, ]/g, ''));
}

/** The name of the field at a place; an item of a list has that of the list. */
const fieldOf = (place: Place) => String(place.findLast((part) => typeof part === 'string'));

/** Groups the digits of an Australian phone number; other text stays as it is. */
function usualPhone(text: string): string {
  const number = text.replace(/^(?:tel(?:ephone)?|ph(?:one)?|mob(?:ile)?|call|[mpt])\b[\s.:]*/i, '');
  if (!/^[+\d\s().,/‐‑‒–—-]+$/.test(number)) return text;
  const digits = number
    .replace(/\(0\)/, '')
    .replace(/[^\d+]/g, '')
    .replace(/^(?:\+|0011|00)61(?=13\d{4}$)|^(?:\+|0011|00)?61(?=0\d{9}$|1[38]00\d{6}$)/, '')
    .replace(/^(?:\+|0011|00)?61(?=[2-478]\d{8}$)/, '0');
  if (/^13\d{4}$/.test(digits)) return digits.replace(/(..)(..)(..)/, '$1 $2 $3');
  if (/^0[23578]\d{8}$/.test(digits)) return digits.replace(/(..)(....)(....)/, '$1 $2 $3');
  return /^(?:04\d{2}|1[38]00)\d{6}$/.test(digits) ? digits.replace(/(....)(...)(...)/, '$1 $2 $3') : text;
}

const abnLabel = /^(?:A\.?\s?B\.?\s?N\b\.?|Australian Business Number)\s*(?:no\b\.?|number)?[\s:#]*/i;

function usualAbn(text: string): string {
  const digits = text.replace(abnLabel, '').replace(/[\s.‐‑–-]/g, '');
  return /^\d{11}$/.test(digits) ? digits.replace(/(..)(...)(...)(...)/, '$1 $2 $3 $4') : text;
}

/** A 24-hour time from spellings such as 9am, 9.30, 17h, 5:30 p.m. or midnight. */
function usualTime(text: string): string {
  if (/^(?:24(?:[:.h]?00|h)|(?:12 )?midnight)$/i.test(text)) return '00:00';
  const [, hour, minutes, unit, half] =
    /^(\d{1,2}?)(?:[:.h]?(\d\d))?\s*(h(?:rs?|ours?)?\.?|([ap])\.?\s?m\.?)?$/i.exec(text) ?? [];
  if (hour === undefined || (minutes === undefined && unit === undefined)) return text;
  if (half !== undefined && (Number(hour) < 1 || Number(hour) > 12)) return text;
  const hours = half === undefined ? Number(hour) : (Number(hour) % 12) + (/p/i.test(half) ? 12 : 0);
  return `${String(hours).padStart(2, '0')}:${minutes ?? '00'}`;
}

/** The full name of a day written as Mon, Tues. or THURSDAY. */
function usualDay(text: string): string {
  const [, start] = /^(mon|tue|wed|thu|fri|sat|sun)(?:s|rs?|nes|ur)?(?:days?)?\.?$/i.exec(text) ?? [];
  return weekdays.find((day) => start && day.toLowerCase().startsWith(start.toLowerCase())) ?? text;
}

/** Addresses have hyphens only; word processors turn them into dashes. */
const plainHyphens = (text: string) => text.replace(/[‐‑–]/g, '-');
/** A bare e-mail address from text such as Jo <jo@example.org>, without name, label or subject. */
const usualEmail = (text: string) =>
  plainHyphens(text)
    .replace(/^[^<>]*<\s*([^<>]*@[^<>]*)>[;,]?$/, '$1')
    .replace(/^(?:mailto|e-?mail):\s*/i, '')
    .replace(/(@[^?\s]*)\?.*$/, '$1')
    .replace(/\s*@\s*/, '@')
    .trim();
/** Removes spaces from a web address, and turns dashes in its host into hyphens. */
const usualUrl = (text: string) =>
  text
    .replace(/\s/g, '')
    .replace(/^<(.*)>$/, '$1')
    .replace(/^(https?):[/\\]*/i, (_, scheme: string) => `${scheme.toLowerCase()}://`)
    .replace(/^(?:\/\/)?(?=(?:[a-z\d‐‑–-]+\.)+[a-z]{2,}(?:[/?#:]|$))/i, 'https://')
    .replace(/^https?:\/\/[^/?#]*/, plainHyphens);

/** A frame's address, also from the embed code of map and form services: `<iframe src="…">`. */
function usualFrame(text: string): string {
  const [, , source] = /^<iframe\s[^>]*?\bsrc\s*=\s*(["'])(.*?)\1/is.exec(text) ?? [];
  return usualUrl(source?.replaceAll('&amp;', '&') ?? text);
}

const usualForms: Record<string, (text: string) => string> = {
  phone: usualPhone,
  abn: usualAbn,
  opens: usualTime,
  closes: usualTime,
  day: usualDay,
  email: usualEmail,
  siteUrl: (text) => usualUrl(text).replace(/\/$/, ''),
  url: usualUrl,
  embedUrl: usualFrame,
  furtherUrls: usualUrl,
  mapEmbedUrl: usualFrame,
  googleBusinessUrl: usualUrl,
  register: usualUrl,
  endpoint: usualUrl,
  postcode: (text) => text.replace(/\s/g, ''),
};

/**
 * Normalises facts: removes invisible characters, and reads common spellings of numbers, times and addresses. What
 * cannot be read stays as it is.
 * @param value business.yaml, or one of its fields
 * @param field the name of the field
 */
export function canonicalFacts(value: unknown, field = ''): unknown {
  const usual = (text: string, place: Place) => {
    const usualForm = usualForms[fieldOf(place)];
    const seen = text.replace(usualForm ? joiners : unseen, '').replace(edges, '');
    return usualForm?.(seen.replace(/\p{Zs}/gu, ' ')) ?? seen;
  };
  return mapTexts(canonicalTexts(value, field), usual, [field]);
}
