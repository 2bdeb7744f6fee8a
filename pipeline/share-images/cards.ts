import type { PhotoData } from '../../src/content/schemas/parts.ts';
import { articlePath, type RoutePage, routes } from '../../src/routes.ts';
import type { LoadedContent } from '../content/load.ts';
import type { Card } from './card.ts';

/** A share image to render: the path of its page, the file name of its photo, and its texts. */
export type PlannedCard = { path: string; photo: string; card: Card };

/** The share images of all pages and articles [L9]. */
export function plannedCards(content: LoadedContent): PlannedCard[] {
  const { name, tagline } = content.business;
  const pages = routes.map(({ path, page }) => ({
    path,
    photo: photoOf(content, page).src,
    card: { title: content[page].meta.title, eyebrow: undefined, name, tagline },
  }));
  const articles = content.articles.map(({ summary }) => ({
    path: articlePath(summary.slug),
    photo: summary.photo.src,
    card: { title: summary.title, eyebrow: summary.category, name, tagline },
  }));
  return [...pages, ...articles];
}

/** The header photo of a page; otherwise a photo that it lists, or the hero photo of home. */
function photoOf(content: LoadedContent, page: RoutePage): PhotoData {
  const { home, about, galleryPhotos, articles } = content;
  switch (page) {
    case 'home':
      return home.hero.photo;
    case 'gallery':
      return galleryPhotos.categories.bathrooms?.[0] ?? home.hero.photo;
    case 'beforeAfter':
      return galleryPhotos.beforeAfter[0]?.after ?? home.hero.photo;
    case 'blog':
      return articles[0]?.summary.photo ?? home.hero.photo;
    case 'contact':
      return about.story.photo;
    default: {
      const { header } = content[page];
      return 'photo' in header ? header.photo : home.hero.photo;
    }
  }
}
