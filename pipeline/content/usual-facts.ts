import { isRecord } from '../../src/lib/is-record.ts';

const edges = /^[\s\p{Z}\p{Cf}]+|[\s\p{Z}\p{Cf}]+$/gu;
/** Signs that are no part of any fact: soft hyphen, zero-width space, marks of direction, word joiner, byte order mark. */
const unseen = /[\u00ad\u200b\u200e\u200f\u2060\ufeff]/g;

/** A value whose texts have nothing invisible at their ends. */
export function trimmed(value: unknown): unknown {
  return mapTexts(value, (text) => text.replace(edges, ''));
}

function mapTexts(value: unknown, change: (text: string, field: string) => string, field = ''): unknown {
  if (typeof value === 'string') return change(value, field);
  if (Array.isArray(value)) return value.map((item) => mapTexts(item, change, field));
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, mapTexts(item, change, key)]));
}

/** An Australian number in groups; another text as it is. */
function usualPhone(text: string): string {
  if (!/^[+\d\s().,/‐‑‒–—-]+$/.test(text)) return text;
  const digits = text
    .replace(/\(0\)/, '')
    .replace(/[^\d+]/g, '')
    .replace(/^(?:\+|0011|00)?61(?=1[38]00\d{6}$)/, '')
    .replace(/^(?:\+|0011|00)?61(?=[2-478]\d{8}$)/, '0');
  if (/^13\d{4}$/.test(digits)) return digits.replace(/(..)(..)(..)/, '$1 $2 $3');
  if (/^0[23578]\d{8}$/.test(digits)) return digits.replace(/(..)(....)(....)/, '$1 $2 $3');
  return /^(?:04\d{2}|1[38]00)\d{6}$/.test(digits) ? digits.replace(/(....)(...)(...)/, '$1 $2 $3') : text;
}

function usualAbn(text: string): string {
  const digits = text.replace(/^ABN:?/i, '').replace(/[\s.‐‑–-]/g, '');
  return /^\d{11}$/.test(digits) ? digits.replace(/(..)(...)(...)(...)/, '$1 $2 $3 $4') : text;
}

/** A time of 24 hours, from such as 9am, 9.30 or 5:30 p.m. */
function usualTime(text: string): string {
  const [, hour, minutes, half] = /^(\d{1,2})(?:[:.](\d\d))?\s*(?:([ap])\.?m\.?)?$/i.exec(text) ?? [];
  if (hour === undefined || (minutes === undefined && half === undefined)) return text;
  if (half !== undefined && (Number(hour) < 1 || Number(hour) > 12)) return text;
  const hours = half === undefined ? Number(hour) : (Number(hour) % 12) + (/p/i.test(half) ? 12 : 0);
  return `${String(hours).padStart(2, '0')}:${minutes ?? '00'}`;
}

const usualEmail = (text: string) => text.replace(/^mailto:\s*|^<|>$/gi, '');
/** No web address has a space. */
const usualUrl = (text: string) =>
  text
    .replace(/\s/g, '')
    .replace(/^www\./i, 'https://www.')
    .replace(/^HTTPS:/i, 'https:');

const usualForms: Record<string, (text: string) => string> = {
  phone: usualPhone,
  abn: usualAbn,
  opens: usualTime,
  closes: usualTime,
  email: usualEmail,
  siteUrl: (text) => usualUrl(text).replace(/\/$/, ''),
  url: usualUrl,
  embedUrl: usualUrl,
  mapEmbedUrl: usualUrl,
  googleBusinessUrl: usualUrl,
  register: usualUrl,
  endpoint: usualUrl,
  reporting: usualUrl,
  postcode: (text) => text.replace(/\s/g, ''),
};

/**
 * Facts without what cannot be seen, and in the form in which they are stored: the spellings that people use for numbers,
 * times and addresses are read. What cannot be read stays as it is.
 * @param value that of business.yaml, or of one of its fields
 * @param field the name of the field
 */
export function usualFacts(value: unknown, field = ''): unknown {
  const usual = (text: string, name: string) => {
    const seen = text.replace(unseen, '').replace(edges, '');
    return usualForms[name]?.(seen.replace(/\p{Zs}/gu, ' ')) ?? seen;
  };
  return mapTexts(value, usual, field);
}
