import type { Plugin } from 'vite';
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

const prefix = 'content:';

/** Whether a module, by the id that Vite knows it by, is content. */
export const isContentModule = (id: string) => id.startsWith(`\0${prefix}`);

/**
 * Serves parsed content to the code as modules: `content:home` is pages/home.yaml and so on (see
 * src/content/modules.d.ts). Each module holds one file, or one part of it
 * (`content:home/faq`), so that a page ships its own words only, and of the lists that are read at run time as well only
 * the first page.
 */
export function contentPlugin(content: () => LoadedContent): Plugin {
  return {
    name: 'content',
    resolveId(id) {
      return id.startsWith(prefix) ? `\0${id}` : undefined;
    },
    load(id) {
      if (!isContentModule(id)) return undefined;
      const name = id.slice(prefix.length + 1);
      return `export default ${JSON.stringify(moduleValue(name, content()), withoutBlur)};`;
    },
  };
}

const unshipped = new Set<string>(unshippedFacts);

/**
 * The blurred stand-in of a photo is for photos that script draws, and those are read at run time with theirs; in the
 * scripts, all of them would weigh more than the words.
 */
function withoutBlur(key: string, value: unknown): unknown {
  return key === 'placeholder' && typeof value === 'string' && value.startsWith('data:') ? '' : value;
}

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
