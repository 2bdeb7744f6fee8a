import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';

/** Size budgets in bytes as sent: brotli for text files. */
export const budgets = {
  /** HTML with inline styles: fits into the initial TCP congestion window of ten packets. */
  document: 14_000,
  /** The same for home, which has the most sections. */
  homeDocument: 22_000,
  /** The same for the gallery, which has the most photos. */
  galleryDocument: 15_000,
  /** JavaScript that runs before the first picture loads; it must not import React. */
  entryScripts: 2_500,
  /** JavaScript of an untouched page without an island in view: the app shell. Hashes in it weigh some bytes more or less. */
  shellScripts: 6_900,
  /** The same of the 404 page, which looks for the nearest address. */
  notFoundScripts: 7_450,
  /** The same with an island in view. */
  islandScripts: 85_000,
  /** JavaScript after scrolling to the end of home. */
  homeScripts: 105_000,
  fonts: 36_000,
  fontFiles: 2,
  /** Pictures in the first view of home on a phone. */
  firstPictures: 150_000,
} as const;

/** The budget of a document. @param name its path in the site's folder */
export function documentBudget(name: string): number {
  if (name === 'index.html') return budgets.homeDocument;
  return name === 'gallery.html' ? budgets.galleryDocument : budgets.document;
}

/** Bytes that the server sends for a file: its brotli copy if it has one. */
export function sentBytes(file: string): number {
  const compressed = `${file}.br`;
  return statSync(existsSync(compressed) ? compressed : file).size;
}

/** The bytes sent for each document of a built site, by its path in the site's folder. */
export function documentBytes(siteDir: string): Map<string, number> {
  const names = readdirSync(siteDir, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.html'),
  );
  return new Map(names.sort().map((name) => [name, sentBytes(path.join(siteDir, name))]));
}
