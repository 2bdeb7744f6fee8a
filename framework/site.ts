import type { ReactElement } from 'react';

/** The entry script of every document, relative to the project root. */
export const clientEntry = 'framework/client/entry.ts';
/** The module that pre-renders documents, relative to the project root. */
export const serverEntry = 'framework/server.tsx';

/** The pages of a site, for pre-rendering: the default export of its server module. */
export type Site = {
  /** Every path that becomes a document, such as `/services`. */
  paths: readonly string[];
  /** The path of the document that answers unknown addresses. */
  notFoundPath: string;
  /** The document of a path, with `<html>`; a path that is not in `paths` gives the 404 page. */
  render: (path: string) => ReactElement;
  /** Further text files that documents refer to, such as an icon sprite, by their address. */
  files: ReadonlyMap<string, string>;
};

/** The options of `framework` in the Vite configuration. Paths are relative to the project root. */
export type SiteOptions = {
  /** Exports a `Site` by default. */
  server: string;
  /** Exports `init`, which the entry script runs at once. */
  init: string;
  /** Exports `documentEnhancements` and `pageEnhancements`: plain TypeScript for the static HTML. */
  enhancements: string;
  /** The folder of the site's code, which is searched for islands. */
  source: string;
  /** Further HTML for the head of a document. */
  headOf: (path: string) => Promise<string> | string;
};
