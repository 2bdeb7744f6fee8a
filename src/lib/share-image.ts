import type { Article, Content, NamedArticle, NamedContent } from '../content/schemas/content-files.ts';
import { matchRoute } from '../routes.ts';

/** Size of share images (`og:image`) in pixels, as social networks recommend. */
export const shareImageSize = { width: 1200, height: 630 } as const;

/**
 * Site-absolute URL of the share image of a page; the build crops one for each page.
 * @param path a page's path, such as `/blog/x`
 */
export function shareImageUrl(path: string): string {
  const name = path === '/' ? 'home' : path.slice(1).replaceAll('/', '-');
  return `/images/share/${name}.jpg`;
}

type SharedPhoto = { src: string; alt: string };

/** The photo for a shared page: its header photo, otherwise its first photo, otherwise home's hero. */
export function sharePhoto(
  content: (NamedContent | Content) & { articles: readonly { summary: NamedArticle | Article }[] },
  path: string,
): SharedPhoto {
  const { page, slug } = matchRoute(path);
  const { home, galleryPhotos, articles } = content;
  const hero = home.hero.photo;
  switch (page) {
    case 'home':
    case 'notFound':
      return hero;
    case 'article':
      return articles.find(({ summary }) => summary.slug === slug)?.summary.photo ?? hero;
    case 'blog':
      return articles[0]?.summary.photo ?? hero;
    case 'gallery':
      return galleryPhotos.categories.bathrooms?.[0] ?? hero;
    case 'beforeAfter':
      return galleryPhotos.beforeAfter[0]?.after ?? hero;
    default: {
      // A new page may have no header photo.
      const { header }: { header?: { heading: string; photo?: SharedPhoto | undefined } } = content[page];
      return header?.photo ?? hero;
    }
  }
}
