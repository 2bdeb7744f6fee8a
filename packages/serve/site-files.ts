import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

export type Coding = 'br' | 'gzip';

export type SiteFile = {
  /** Path in the site: '/services.html', '/assets/app-1a2b3c4d.js.br'. */
  path: string;
  abs: string;
  size: number;
  /** Modification time in whole seconds, the precision of HTTP dates. */
  modified: number;
  etag: string;
  /** The bytes of a small text file: read once, sent from memory. */
  body?: Buffer;
  /** Set for compressed copies. */
  coding?: Coding;
  /** Compressed copies of this file. */
  variants: Partial<Record<Coding, SiteFile>>;
};

const codingBySuffix: Record<string, Coding> = { '.br': 'br', '.gz': 'gzip' };

/** Files above this size in bytes get an ETag from size and date, so the server need not read all photos at start. */
const hashLimit = 256 * 1024;

/**
 * Dot files are private, except in the folder .well-known (RFC 8615). `_headers` is private too: it configures static
 * hosts.
 */
const isPrivate = (path: string) => /\/\.(?!well-known\/)|^\/_headers$/.test(path);

/**
 * Text files are sent from memory. Pictures and fonts are not, so memory use does not grow with the number of photos.
 */
const isText = (path: string) => /\.(html|js|css|json|xml|svg|txt)(\.br|\.gz)?$/.test(path);

/** Describes a file for a path of the site. @throws if there is no such file */
export function describeFile(path: string, abs: string): SiteFile {
  const { size, mtimeMs } = statSync(abs);
  const file = { path, abs, size, modified: Math.floor(mtimeMs / 1000), variants: {} };
  if (size > hashLimit) return { ...file, etag: `W/"${size}-${Math.floor(mtimeMs)}"` };
  const body = readFileSync(abs);
  // A content hash survives a rebuild that changes nothing, and is strong enough for If-Range.
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  return isText(path) ? { ...file, etag, body } : { ...file, etag };
}

/**
 * Lists all files that may be served, by path. Only this list is used for requests, so no request path reaches the file
 * system. Compressed copies are variants of their original and have no URL of their own.
 */
export function listSiteFiles(root: string): Map<string, SiteFile> {
  const files = new Map<string, SiteFile>();
  for (const entry of readdirSync(root, { recursive: true, withFileTypes: true })) {
    // Symbolic links are skipped: they could lead out of the folder.
    if (!entry.isFile()) continue;
    const abs = join(entry.parentPath, entry.name);
    const file = describeFile(`/${relative(root, abs).split(sep).join('/').normalize()}`, abs);
    if (!isPrivate(file.path)) files.set(file.path, file);
  }
  for (const [path, file] of files) {
    const coding = codingBySuffix[path.slice(-3)];
    if (!coding) continue;
    const original = files.get(path.slice(0, -3));
    if (original) original.variants[coding] = { ...file, coding };
    files.delete(path);
  }
  return files;
}

/** The canonical path of a page: without '.html', 'index' and trailing slash. */
export function canonicalPath(path: string): string {
  // No folder name is empty, and '//host' in a Location header would lead to another host.
  if (path.includes('//')) return path;
  return (
    path
      .replace(/\/$/, '')
      .replace(/\.html$/, '')
      .replace(/(\/index)+$/, '') || '/'
  );
}

/** The page at a canonical path. The 404 page has no path of its own. */
export function findPage(files: Map<string, SiteFile>, path: string): SiteFile | undefined {
  if (path === '/404') return undefined;
  return files.get(path === '/' ? '/index.html' : `${path}.html`);
}
