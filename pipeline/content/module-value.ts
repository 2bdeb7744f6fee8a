import { blogIndex } from '../../src/content/articles.ts';
import { contentFiles } from '../../src/content/schemas/files.ts';
import { unshippedFacts } from '../../src/content/shipped.ts';
import {
  galleryFirstPage,
  galleryPreview,
  portfolioFirstPage,
  portfolioPreview,
  reviewsFirstPage,
} from '../../src/lib/first-page.ts';
import type { LoadedContent } from './load.ts';

const unshipped = new Set<string>(unshippedFacts);

/** What the module of a name exports. @throws if the content has no such file or part */
export function moduleValue(name: string, content: LoadedContent): unknown {
  if (name === 'articles') return content.articles;
  if (name === 'blogIndex') return blogIndex(content.articles.map((article) => article.summary));
  if (name === 'layout') {
    const { footer: _, ...shipped } = content.layout;
    return shipped;
  }
  if (name === 'business') {
    return Object.fromEntries(Object.entries(content.business).filter(([key]) => !unshipped.has(key)));
  }
  if (name === 'galleryPhotos')
    return galleryFirstPage(content.galleryPhotos, content.home.beforeAfter.pairs);
  if (name === 'galleryPreview') return galleryPreview(content.galleryPhotos, content.home.beforeAfter.pairs);
  if (name === 'portfolioPreview') return portfolioPreview(content.portfolio);
  if (name === 'portfolio') return portfolioFirstPage(content.portfolio);
  if (name === 'testimonials') return reviewsFirstPage(content.testimonials);
  const [file = '', part] = name.split('/');
  if (!(file in contentFiles))
    throw new Error(
      `The code asks for the content "${name}", which src/content/schemas/files.ts does not list.`,
    );
  const value: object = content[file as keyof typeof contentFiles];
  if (part === undefined) return value;
  if (!(part in value))
    throw new Error(`The code asks for the content "${name}", but "${file}" has no part "${part}".`);
  return Object.entries(value).find(([key]) => key === part)?.[1];
}
