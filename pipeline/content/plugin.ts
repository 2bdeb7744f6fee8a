import path from 'node:path';
import { type Plugin, runnerImport } from 'vite';
import type { SiteContent } from '../prepare-content.ts';

const folder = 'src/content';

/**
 * Gives the modules of `src/content` their values. In the pre-render `index.ts` holds all content, and the others take
 * their part of it. For the browser each of the others is run here, once, and becomes its exports as data: what computes
 * them stays out, and the bundler keeps the exports that islands name.
 * @throws for the browser if a module asks for all content, or exports what is no data
 */
export function contentPlugin(root: string, content: () => Promise<SiteContent>): Plugin {
  const plugin: Plugin = {
    name: 'content',
    load: {
      filter: { id: /\/src\/content\/\w[\w-]*\.ts$/ },
      async handler(id) {
        if (!isContentModule(root, id)) return undefined;
        const isInBrowser = this.environment.name === 'client';
        const isWhole = path.basename(id) === 'index.ts';
        if (isWhole && isInBrowser)
          this.error(
            `${folder}/index.ts holds all content: an island takes its part from a module beside it.`,
          );
        if (isWhole) return exportsOf({ content: (await content()).content });
        if (!isInBrowser) return undefined;
        const { module, dependencies } = await runnerImport<Record<string, unknown>>(id, {
          root,
          configFile: false,
          logLevel: 'error',
          plugins: [plugin],
        });
        for (const file of dependencies) this.addWatchFile(file);
        return exportsOf(module);
      },
    },
  };
  return plugin;
}

/** A module that exports some values. @throws if one of them is no data */
function exportsOf(values: Record<string, unknown>): string {
  const lines = Object.entries(values).map(([name, value]) => {
    if (typeof value === 'function') throw new Error(`${name} is a function: ${folder} holds data only.`);
    return `export const ${name} = ${JSON.stringify(value, withoutBlur)};`;
  });
  return lines.join('\n');
}

/** Whether a file is a module of the content. */
export function isContentModule(root: string, file: string): boolean {
  return path.dirname(path.relative(root, file)) === folder;
}

/**
 * The blurred stand-in of a photo is for photos that script draws, and those are read at run time with theirs; in the
 * scripts, all of them would weigh more than the words.
 */
function withoutBlur(key: string, value: unknown): unknown {
  return key === 'placeholder' && typeof value === 'string' && value.startsWith('data:') ? '' : value;
}
