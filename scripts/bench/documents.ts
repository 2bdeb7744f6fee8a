import { readdirSync } from 'node:fs';

/** A path without a page, for which the server sends the 404 page. */
export const unknownPath = '/no-such-page';

/** The path of a document. @param file its path in the site's folder */
export const pathOfDocument = (file: string) =>
  `/${file.replaceAll('\\', '/').replace(/(^|\/)index\.html$|\.html$/, '')}`;

/** The paths of all documents of a built site, sorted; the 404 page is `/404`. @param siteDir its public files */
export function documentPaths(siteDir: string): string[] {
  return readdirSync(siteDir, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map(pathOfDocument)
    .sort();
}
