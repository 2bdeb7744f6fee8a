import { absoluteUrl } from '../../absolute-url.ts';
import type { LoadedContent } from '../../content/loaded-content.ts';
import { sitemap } from './sitemap.ts';
import { vcard } from './vcard.ts';
import { webManifest } from './web-manifest.ts';

/** The files for search engines, phones and address books, by path. */
export function siteFiles(content: LoadedContent, pageColour: string): Record<string, string> {
  return {
    '/sitemap.xml': sitemap(content),
    '/robots.txt': `User-agent: *\nAllow: /\n\nSitemap: ${absoluteUrl(content, '/sitemap.xml')}\n`,
    '/contact.vcf': vcard(content),
    '/manifest.webmanifest': webManifest(content, pageColour),
  };
}
