import { escapeUTF8 } from 'entities';
import { articlePath, routes } from '../../../src/routes.ts';
import { absoluteUrl } from '../../absolute-url.ts';
import type { LoadedContent } from '../../content/loaded-content.ts';

/** The sitemap of all pages and articles, with the day of the last change if the content has it. */
export function sitemap(content: LoadedContent): string {
  const entries = sitemapEntries(content).map(({ path, changed }) => {
    const lastmod = changed ? `<lastmod>${changed}</lastmod>` : '';
    return `<url><loc>${escapeUTF8(absoluteUrl(content, path))}</loc>${lastmod}</url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('\n')}
</urlset>
`;
}

function sitemapEntries(content: LoadedContent): { path: string; changed: string | undefined }[] {
  const articles = content.articles.map(({ summary }) => ({
    path: articlePath(summary.slug),
    changed: summary.updated ?? summary.date,
  }));
  const pages = routes.map(({ path, page }) => {
    const { updated } = content[page].meta;
    // A new article changes the list of articles.
    const written = page === 'blog' ? content.articles.map(({ summary }) => summary.date) : [];
    const days = [updated, ...written].filter((day) => day !== undefined);
    return { path, changed: days.sort().at(-1) };
  });
  return [...pages, ...articles];
}
