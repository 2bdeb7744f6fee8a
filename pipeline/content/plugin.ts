import type { Plugin } from 'vite';
import type { SiteContent } from '../prepare-content.ts';

const prefix = 'content:';

/** Whether a module, by the id that Vite knows it by, is content. */
export const isContentModule = (id: string) => id.startsWith(`\0${prefix}`);

/**
 * Serves parsed content to the code as modules: `content:home` is pages/home.yaml and so on (see
 * src/content/modules.d.ts). Each module holds one file, or one part of it
 * (`content:home/faq`), so that a page ships its own words only, and of the lists that are read at run time as well only
 * the first page.
 */
export function contentPlugin(content: () => Promise<SiteContent>): Plugin {
  return {
    name: 'content',
    resolveId(id) {
      return id.startsWith(prefix) ? `\0${id}` : undefined;
    },
    async load(id) {
      if (!isContentModule(id)) return undefined;
      const name = id.slice(prefix.length + 1);
      return `export default ${JSON.stringify((await content()).moduleValue(name), withoutBlur)};`;
    },
  };
}

/**
 * The blurred stand-in of a photo is for photos that script draws, and those are read at run time with theirs; in the
 * scripts, all of them would weigh more than the words.
 */
function withoutBlur(key: string, value: unknown): unknown {
  return key === 'placeholder' && typeof value === 'string' && value.startsWith('data:') ? '' : value;
}
