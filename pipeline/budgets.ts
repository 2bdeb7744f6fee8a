import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Manifest } from 'vite';

/** Most bytes that each part of a page may weigh; brotli where the server sends it. */
export const budgets = {
  /** HTML with the styles inside it: the ten packets that a server sends before it waits for an answer. */
  document: 14_000,
  /** The same for home, which has the most sections. */
  homeDocument: 22_000,
  /** The same for the gallery, which has the most photos. */
  galleryDocument: 15_000,
  /** JavaScript that runs at once, before the first picture; it must not bring React with it. */
  entryScripts: 2_500,
  /** JavaScript that an untouched page without an island in view fetches: the app shell. */
  shellScripts: 6_000,
  /** The same with an island in view. */
  islandScripts: 85_000,
  /** JavaScript after all of home was scrolled through. */
  homeScripts: 105_000,
  fonts: 36_000,
  fontFiles: 2,
  /** Pictures of home at first view on a phone. */
  firstPictures: 150_000,
} as const;

/** What the server sends of a file: its brotli copy where there is one. In bytes. */
export function sentBytes(file: string): number {
  const compressed = `${file}.br`;
  return statSync(existsSync(compressed) ? compressed : file).size;
}

/** Each document of a built site, by its path below the site's folder, with the bytes that are sent. */
export function documentBytes(siteDir: string): Map<string, number> {
  const names = readdirSync(siteDir, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.html'),
  );
  return new Map(names.sort().map((name) => [name, sentBytes(path.join(siteDir, name))]));
}

/** The files of some sources and of all that they import, each once. */
export function scriptsOf(manifest: Manifest, sources: readonly string[]): Set<string> {
  const files = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The browser build has no chunk for ${key}.`);
    if (files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  for (const source of sources) visit(source);
  return files;
}

/** The scripts of a built site that some sources and all that they import make. In bytes sent. */
export function scriptBytes(distDir: string, sources: readonly string[]): number {
  const manifest: Manifest = JSON.parse(readFileSync(path.join(distDir, 'manifest.json'), 'utf8'));
  const files = scriptsOf(manifest, sources);
  return [...files].reduce((sum, file) => sum + sentBytes(path.join(distDir, 'site', file)), 0);
}
