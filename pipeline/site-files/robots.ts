import { absoluteUrl } from '../absolute-url.ts';
import type { LoadedContent } from '../content/load.ts';

/** Everything may be read; the sitemap says what there is. */
export function robots(content: LoadedContent): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${absoluteUrl(content, '/sitemap.xml')}\n`;
}
