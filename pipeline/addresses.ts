import type { LoadedContent } from './content/load.ts';

/** The full address of a page or file of this site; a page's is its canonical one, so it never ends in a slash. */
export function siteAddress(content: LoadedContent, path: string): string {
  return new URL(content.business.siteUrl).origin + path;
}
