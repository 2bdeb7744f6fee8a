import path from 'node:path';
import type { ReactElement } from 'react';

/** The file of the entry script, which every document loads. */
export const clientEntry = path.join(import.meta.dirname, 'client/entry.ts');
/** The file of the module that pre-renders documents. */
export const serverEntry = path.join(import.meta.dirname, 'server.tsx');

/** A file as Vite names it in its manifest and in addresses: relative to the root, with slashes. */
export const inRoot = (root: string, file: string) => path.relative(root, file).replaceAll(path.sep, '/');

/** The pages of a site, for pre-rendering: the default export of its server module. */
export type Site = {
  /** Every path that becomes a document, such as `/services`. */
  paths: readonly string[];
  /** The path of the document that answers unknown addresses. */
  notFoundPath: string;
  /** The document of a path, with `<html>`; a path that is not in `paths` gives the 404 page. */
  render: (path: string) => ReactElement;
  /** Further text files that the rendered documents refer to, such as an icon sprite, by their address. */
  files: ReadonlyMap<string, string>;
};

export type HeadOf = (path: string) => Promise<string> | string;

/** The options of `islands` in the Vite configuration. Paths are relative to the project root. */
export type SiteOptions = {
  /** Exports a `Site` by default. */
  server: string;
  /** Exports `init`, which the entry script runs at once. */
  init: string;
  /** Exports `documentEnhancements` and `pageEnhancements`: plain TypeScript for the static HTML. */
  enhancements: string;
  /** The folder of the site's code, which is searched for islands. */
  source: string;
  /** Gives further HTML for the head of the document of a path. Default: nothing. */
  headOf?: HeadOf;
};
