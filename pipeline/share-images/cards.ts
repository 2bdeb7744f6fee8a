import type { PhotoData } from '../../src/content/schemas/parts.ts';
import { articlePath, type RoutePage, routes } from '../../src/routes.ts';
import type { LoadedContent } from '../content/load.ts';
import type { Card } from './card.ts';

/** One picture to draw: for which page, with which words, and the file name of its photo. */
export type PlannedCard = { path: string; photo: string; card: Card };

/** The pictures of all pages, articles included. */
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

/** The photo that a page leads with; where it has none, one that it lists, else that of the home page. */
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
