import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { patternSource } from './header-rules.ts';

export type Coding = 'br' | 'gzip';

export interface SiteFile {
  /** Path inside the site as sirv lists it: '/services.html', '/assets/app-1a2b3c4d.js.br'. */
  path: string;
  abs: string;
  size: number;
  /** Whole seconds, because HTTP dates carry no more. */
  modified: number;
  etag: string;
  /** What is in it, if it is text, which is asked for most: read once, sent from memory. */
  body?: Buffer;
  /** Set on compressed siblings. */
  coding?: Coding;
  variants: Partial<Record<Coding, SiteFile>>;
}

const CODING_BY_SUFFIX: Record<string, Coding> = { '.br': 'br', '.gz': 'gzip' };

/** Files above this size keep a size-and-date ETag, so that starting never means reading every photo. */
const HASH_LIMIT = 256 * 1024;

/**
 * Dot files are private, except the folder the web reserves for itself; sirv follows the same rule. So is what tells
 * a static host its headers.
 */
const isPrivate = (path: string) => /\/\.(?!well-known\/)|^\/_headers$/.test(path);

/** Pictures and fonts are left to the disk, so that memory does not grow with the number of photos. */
const isText = (path: string) => /\.(html|js|css|json|xml|svg|txt)(\.br|\.gz)?$/.test(path);

function describe(root: string, abs: string): SiteFile {
  const { size, mtimeMs } = statSync(abs);
  const path = `/${relative(root, abs).split(sep).join('/').normalize()}`;
  const file = { path, abs, size, modified: Math.floor(mtimeMs / 1000), variants: {} };
  if (size > HASH_LIMIT) return { ...file, etag: `W/"${size}-${Math.floor(mtimeMs)}"` };
  const body = readFileSync(abs);
  // A content hash survives a rebuild that changes nothing, and is strong enough for If-Range.
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  return isText(path) ? { ...file, etag, body } : { ...file, etag };
}

/**
 * Everything that may be served, by path. Requests are answered from this list alone, so no request path
 * ever reaches the file system. Compressed siblings hang on their original and have no address of their own.
 */
export function listSiteFiles(root: string): Map<string, SiteFile> {
  const files = new Map<string, SiteFile>();
  for (const entry of readdirSync(root, { recursive: true, withFileTypes: true })) {
    // Symbolic links are not files here: one could lead out of the folder.
    if (!entry.isFile()) continue;
    const file = describe(root, join(entry.parentPath, entry.name));
    if (!isPrivate(file.path)) files.set(file.path, file);
  }
  for (const [path, file] of files) {
    const coding = CODING_BY_SUFFIX[path.slice(-3)];
    if (!coding) continue;
    const original = files.get(path.slice(0, -3));
    if (original) original.variants[coding] = { ...file, coding };
    files.delete(path);
  }
  return files;
}

/** The one address of a page: no '.html', no 'index', no trailing slash. */
export function canonicalPath(path: string): string {
  // Nothing here has an empty folder name, and '//host' in a Location would lead to another host.
  if (path.includes('//')) return path;
  return (
    path
      .replace(/\/$/, '')
      .replace(/\.html$/, '')
      .replace(/\/index$/, '') || '/'
  );
}

/** The page at a canonical address. The not-found page is a body for other addresses, never a page itself. */
export function findPage(files: Map<string, SiteFile>, path: string): SiteFile | undefined {
  if (path === '/404') return undefined;
  return files.get(path === '/' ? '/index.html' : `${path}.html`);
}

/** A name that carries a content hash never changes meaning. */
const FOREVER = 'public, max-age=31536000, immutable';
const PHOTOS = '/api/content/attached_assets/';

/** What may be kept without asking again, in the patterns of header rules; anything else has to be asked about. */
export const cacheRules = [
  { path: '/assets/*', value: FOREVER },
  // The made sizes. The plain JPEG beside them keeps its name when the owner replaces it.
  { path: `${PHOTOS}*.avif`, value: FOREVER },
  { path: `${PHOTOS}*.webp`, value: FOREVER },
] as const;

const cachePatterns = cacheRules.map(({ path, value }) => ({
  pattern: new RegExp(patternSource(path)),
  value,
}));

export function cacheControl(path: string): string {
  return cachePatterns.find(({ pattern }) => pattern.test(path))?.value ?? 'no-cache';
}
