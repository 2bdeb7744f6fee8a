import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadedContent } from '../content/load.ts';
import type { Colours } from '../site-colours.ts';
import { feed, feedPath } from './feed.ts';
import { robots } from './robots.ts';
import { sitemap } from './sitemap.ts';
import { vcard } from './vcard.ts';
import { webManifest } from './web-manifest.ts';

/** What search engines, feed readers, phones and address books ask for, by path under the site's root. */
function siteFiles(content: LoadedContent, colours: Colours): Record<string, string> {
  return {
    '/sitemap.xml': sitemap(content),
    '/robots.txt': robots(content),
    [feedPath]: feed(content),
    '/contact.vcf': vcard(content),
    '/manifest.webmanifest': webManifest(content, colours),
  };
}

/** Writes them; the documents, and with them the folder of the blog, must be there already. */
export async function writeSiteFiles(
  content: LoadedContent,
  colours: Colours,
  siteDir: string,
): Promise<void> {
  for (const [file, text] of Object.entries(siteFiles(content, colours)))
    await writeFile(path.join(siteDir, file), text);
}
