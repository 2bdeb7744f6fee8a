import { absoluteUrl } from '../../absolute-url.ts';
import type { LoadedContent } from '../../content/loaded-content.ts';
import { feed, feedPath } from './feed.ts';
import { sitemap } from './sitemap.ts';
import { vcard } from './vcard.ts';
import { webManifest } from './web-manifest.ts';

/** The files for search engines, feed readers, phones and address books, by path. */
export function siteFiles(content: LoadedContent, pageColour: string): Record<string, string> {
  return {
    '/sitemap.xml': sitemap(content),
    '/robots.txt': `User-agent: *\nAllow: /\n\nSitemap: ${absoluteUrl(content, '/sitemap.xml')}\n`,
    [feedPath]: feed(content),
    '/contact.vcf': vcard(content),
    '/manifest.webmanifest': webManifest(content, pageColour),
  };
}
