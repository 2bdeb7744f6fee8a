import type { Plugin } from 'vite';
import { blogIndex } from '../../src/content/articles.ts';
import { contentFiles } from '../../src/content/schemas/files.ts';
import type { LoadedContent } from './load.ts';

const prefix = 'content:';

/**
 * Serves parsed content to the code as modules: `content:home` is pages/home.yaml and so on (see
 * src/content/modules.d.ts). Each module holds one file, or one part of it
 * (`content:home/faq`), so that a page ships its own words only.
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
  if (name === 'articles') return exported(content.articles);
  if (name === 'blogIndex') return exported(blogIndex(content.articles.map((article) => article.summary)));
  if (name === 'business') {
    // Claims reach pages inside their texts; how they are known is not for visitors.
    const { claims: _, ...shown } = content.business;
    return exported(shown);
  }
  const [file = '', part] = name.split('/');
  if (!(file in contentFiles))
    throw new Error(
      `The code asks for the content "${name}", which src/content/schemas/files.ts does not list.`,
    );
  const value: object = content[file as keyof typeof contentFiles];
  if (part === undefined) return exported(value);
  if (!(part in value))
    throw new Error(`The code asks for the content "${name}", but "${file}" has no part "${part}".`);
  return exported(Object.entries(value).find(([key]) => key === part)?.[1]);
}

function exported(value: unknown): string {
  return `export default ${JSON.stringify(value)};`;
}
