import { absoluteUrl } from '../../absolute-url.ts';
import type { LoadedContent } from '../../content/loaded-content.ts';

/** robots.txt: allows everything and names the sitemap. */
export function robots(content: LoadedContent): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${absoluteUrl(content, '/sitemap.xml')}\n`;
}
