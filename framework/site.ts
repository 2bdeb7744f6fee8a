import type { ReactElement } from 'react';

/** What a site gives the framework to pre-render: the default export of its server module. */
export type Site = {
  /** Every path that becomes a document, such as `/services`. */
  paths: readonly string[];
  /** The path whose document answers every unknown address. */
  notFoundPath: string;
  /** The whole document of a path, from `<html>` on; a path that is not in `paths` gives the 404 page. */
  render: (path: string) => ReactElement;
  /** Text files that documents name and no bundle makes, such as an icon sprite, by their address. */
  files: ReadonlyMap<string, string>;
};

/** How a site is made: what `framework` in the Vite configuration takes. Paths start at the project's root. */
export type SiteOptions = {
  /** Exports a `Site` by default. */
  server: string;
  /** Exports `early`, which runs with the first script. */
  early: string;
  /** Exports `documentEnhancements` and `pageEnhancements`: plain TypeScript for the static HTML. */
  enhancements: string;
  /** The folder of the site's code, in which islands are found. */
  source: string;
  /** What the head of a document holds beside what the site renders there, as HTML. */
  headOf: (path: string) => Promise<string> | string;
};
