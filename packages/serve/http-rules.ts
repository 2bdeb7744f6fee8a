import type { IncomingHttpHeaders } from 'node:http';
import type { Coding, SiteFile } from './site-files.ts';

/**
 * Splits a request target into its path, decoded once, and its query as sent, with the question mark, or ''. The target
 * may be a whole URL, which servers must accept (RFC 9112, 3.2.2).
 * @returns undefined for malformed and unsafe targets
 */
export function readTarget(url: string): { path: string; query: string } | undefined {
  const local = url.replace(/^https?:\/\/[^/?#]+\/?/i, '/');
  const mark = local.indexOf('?');
  const rawPath = mark === -1 ? local : local.slice(0, mark);
  const query = mark === -1 ? '' : local.slice(mark);
  // Encoded separators would change the structure of the path when decoded.
  if (!rawPath.startsWith('/') || /[^\x21-\x7e]/.test(url) || /%2f|%5c/i.test(rawPath)) return undefined;
  try {
    const path = decodeURIComponent(rawPath).normalize();
    // biome-ignore lint/suspicious/noControlCharactersInRegex: finds control characters.
    const isUnsafe = /[\0-\x1f\x7f\\]/.test(path) || /\/\.\.?(\/|$)/.test(path);
    return isUnsafe ? undefined : { path, query };
  } catch {
    return undefined; // malformed percent-encoding
  }
}

function accepts(header: string, coding: Coding): boolean {
  for (const part of header.toLowerCase().split(',')) {
    const [name, weight = '1'] = part.trim().split(/\s*;\s*q=/);
    if (name === coding) return Number(weight) > 0;
  }
  return false;
}

/** The smallest copy that the client accepts; 'br;q=0' refuses brotli. */
export function pickVariant(file: SiteFile, acceptEncoding: string | string[] | undefined): SiteFile {
  const header = String(acceptEncoding ?? '');
  const { br, gzip } = file.variants;
  if (br && accepts(header, 'br')) return br;
  if (gzip && accepts(header, 'gzip')) return gzip;
  return file;
}

const opaque = (etag: string) => etag.replace(/^W\//, '');

/** Whether the client's copy is fresh (RFC 9110, 13.1). If-None-Match takes precedence over If-Modified-Since. */
export function isFresh(headers: IncomingHttpHeaders, file: SiteFile): boolean {
  const noneMatch = headers['if-none-match'];
  if (noneMatch !== undefined) {
    if (noneMatch.trim() === '*') return true;
    const known: string[] = noneMatch.match(/(W\/)?"[^"]*"/g) ?? [];
    return known.some((etag) => opaque(etag) === opaque(file.etag));
  }
  const since = Date.parse(headers['if-modified-since'] ?? '');
  return file.modified * 1000 <= since; // false without a date: comparisons with NaN are false
}

/** First and last byte of a range, both inclusive. */
export type ByteRange = { start: number; end: number };

/** Whether If-Range matches the file. A weak ETag never matches, as it does not guarantee the same bytes. */
function isSameVersion(ifRange: string | string[] | undefined, file: SiteFile): boolean {
  if (ifRange === undefined) return true;
  const value = String(ifRange);
  if (value.includes('"')) return !value.startsWith('W/') && value === file.etag;
  return Date.parse(value) === file.modified * 1000;
}

/**
 * The requested range, 'unsatisfiable', or undefined to send the whole file. Malformed headers and lists of ranges are
 * ignored, which RFC 9110, 14.2 allows.
 */
export function readRange(
  headers: IncomingHttpHeaders,
  file: SiteFile,
): ByteRange | 'unsatisfiable' | undefined {
  const match = /^bytes=(\d*)-(\d*)$/i.exec(headers.range?.trim() ?? '');
  if (!match || !isSameVersion(headers['if-range'], file)) return undefined;
  const [, first = '', last = ''] = match;
  if (first === '' && last === '') return undefined;
  if (first !== '' && last !== '' && Number(first) > Number(last)) return undefined;

  const start = first === '' ? Math.max(0, file.size - Number(last)) : Number(first);
  if (start >= file.size) return 'unsatisfiable';
  const end = first === '' || last === '' ? file.size - 1 : Math.min(Number(last), file.size - 1);
  return { start, end };
}
