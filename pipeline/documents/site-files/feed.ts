import { escapeUTF8 } from 'entities';
import { articlePath } from '../../../src/routes.ts';
import { absoluteUrl } from '../../absolute-url.ts';
import type { LoadedContent } from '../../content/loaded-content.ts';
import { startOfDay } from '../../dates.ts';

/** The path of the feed. */
export const feedPath = '/blog/feed.xml';

/** The articles as an RSS 2.0 feed, the newest first. */
export function feed(content: LoadedContent): string {
  const { business, blog, articles } = content;
  const newest = articles[0]?.summary.date;
  const items = articles.map(({ summary }) => {
    const address = escapeUTF8(absoluteUrl(content, articlePath(summary.slug)));
    return `<item>
<title>${escapeUTF8(summary.title)}</title>
<link>${address}</link>
<guid>${address}</guid>
<pubDate>${rssDate(summary.date)}</pubDate>
<category>${escapeUTF8(summary.category)}</category>
<description>${escapeUTF8(summary.description)}</description>
</item>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
<channel>
<title>${escapeUTF8(`${blog.meta.title} | ${business.name}`)}</title>
<link>${escapeUTF8(absoluteUrl(content, '/blog'))}</link>
<atom:link href="${escapeUTF8(absoluteUrl(content, feedPath))}" rel="self" type="application/rss+xml"/>
<description>${escapeUTF8(blog.meta.description)}</description>
<language>en-au</language>
${newest ? `<lastBuildDate>${rssDate(newest)}</lastBuildDate>\n` : ''}${items.join('\n')}
</channel>
</rss>
`;
}

/** The start of a day in the date format of RSS (RFC 822), such as `Mon, 03 Nov 2025 00:00:00 +1100`. */
function rssDate(day: string): string {
  const [weekday, date, month, year] = new Date(`${day}T00:00:00Z`).toUTCString().split(' ');
  return [weekday, date, month, year, '00:00:00', startOfDay(day).slice(-6).replace(':', '')].join(' ');
}
