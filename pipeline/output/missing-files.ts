import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

const urls = /url\(["']?([^"')]*)/g;
const attributes = /\s(?:src|srcset|href|poster)="([^"]*)"/g;
/** Chunks refer to each other by relative path or by folder. */
const chunks = /["'`](?:\.|\/?assets)\/([\w-]+\.(?:js|css))["'`]/g;

const matches = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, value = '']) => value);

/** How to find the URLs in a file, by its extension. */
const readers: Record<string, (text: string) => string[]> = {
  '.html': (text) => [
    // Text may look like an attribute, but only outside tags.
    ...(text.match(/<[a-z][^>]*>/gi) ?? []).flatMap((tag) => matches(tag, attributes)),
    ...matches(text, urls),
  ],
  '.css': (text) => matches(text, urls),
  '.js': (text) => matches(text, chunks).map((name) => `/assets/${name}`),
};

/** The paths of this site that a file names; srcset lists several. */
function pathsIn(file: string, text: string, siteUrl: string): string[] {
  const addresses = readers[path.extname(file)]?.(text) ?? [];
  return addresses
    .flatMap((value) => value.split(/[\s,]+/))
    .map((address) => (address.startsWith(`${siteUrl}/`) ? address.slice(siteUrl.length) : address))
    .filter((address) => /^\/(?!\/)/.test(address));
}

/**
 * Checks that every file exists that the documents, styles and scripts of a built site refer to.
 * @param siteUrl the origin of the site's own absolute URLs, such as 'https://www.example.com'
 * @param isPromised whether the server will make the file at this path on request
 * @returns a sentence for each missing file, with one of the files that name it
 */
export async function missingFiles(
  siteDir: string,
  siteUrl: string,
  isPromised: (pathname: string) => boolean = () => false,
): Promise<string[]> {
  const names = await readdir(siteDir, { recursive: true });
  const files = new Set(names.map((name) => name.split(path.sep).join('/')));
  const isThere = (address: string) => {
    const local = decodeURIComponent(address.replace(/[?#].*/, '')).slice(1) || 'index';
    return files.has(local) || files.has(`${local}.html`) || isPromised(`/${local}`);
  };
  const missing = new Map<string, string>();
  for (const file of [...files].filter((name) => path.extname(name) in readers).sort())
    for (const address of pathsIn(file, await readFile(path.join(siteDir, file), 'utf8'), siteUrl))
      if (!missing.has(address) && !isThere(address)) missing.set(address, file);
  return [...missing].map(
    ([address, file]) => `The build is incomplete: ${file} names ${address}, which is missing.`,
  );
}
