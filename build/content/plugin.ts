import type { Plugin } from 'vite';
import { contentFiles } from '../../src/content/schemas/files.ts';
import { galleryFirstPage, portfolioFirstPage, reviewsFirstPage } from '../../src/lib/first-page.ts';
import type { LoadedContent } from './load.ts';

const prefix = 'content:';

/**
 * Serves parsed content to the code as modules: `content:home` is pages/home.yaml and so on (see
 * src/content/modules.d.ts). Each module holds one file, so that a page ships its own words only, and of the lists
 * that are read at run time as well only the first page.
 */
export function contentPlugin(content: () => LoadedContent): Plugin {
  return {
    name: 'content',
    resolveId(id) {
      return id.startsWith(prefix) ? `\0${id}` : undefined;
    },
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return undefined;
      const name = id.slice(prefix.length + 1);
      return moduleSource(name, content());
    },
  };
}

function moduleSource(name: string, content: LoadedContent): string {
  if (name === 'articles') return exported(content.articles.map((article) => article.summary));
  if (name === 'article-bodies') {
    const loaders = content.articles.map(
      ({ summary }) =>
        `${JSON.stringify(summary.slug)}: () => import('${prefix}article-body/${summary.slug}')`,
    );
    return `export default { ${loaders.join(', ')} };`;
  }
  if (name.startsWith('article-body/')) {
    const slug = name.slice('article-body/'.length);
    return exported(content.articles.find((article) => article.summary.slug === slug)?.body);
  }
  if (name === 'galleryPhotos')
    return exported(galleryFirstPage(content.galleryPhotos, content.home.beforeAfter.pairs));
  if (name === 'portfolio') return exported(portfolioFirstPage(content.portfolio));
  if (name === 'testimonials') return exported(reviewsFirstPage(content.testimonials));
  if (name in contentFiles) return exported(content[name as keyof typeof contentFiles]);
  throw new Error(
    `The code asks for the content "${name}", which src/content/schemas/files.ts does not list.`,
  );
}

function exported(value: unknown): string {
  return `export default ${JSON.stringify(value)};`;
}
