import type { LoadedContent } from './content/loaded-content.ts';

/** The absolute URL of a page or file of this site. For a page it is the canonical URL, without a slash at the end. */
export function absoluteUrl(content: LoadedContent, path: string): string {
  return new URL(content.business.siteUrl).origin + path;
}
