import path from 'node:path';
import { type InlineConfig, type Plugin, type RunnableDevEnvironment, runnerImport } from 'vite';
import type { SiteContent } from '../prepare-content.ts';

const folder = 'src/content';
/** The styles that the content decides. */
const focusSheet = 'src/ui/focus.css';
/** Bundled only where the quote form has parameters: even an unused chunk would change how the others are split. */
const handOver = /\/src\/links\/QuoteLink\.browser\.ts$/;

/**
 * A Vite plugin that provides the modules of `src/content`. In the server environment, `index.ts` exports all content and
 * the other modules select their part of it. For the browser, each of the other modules is run at build time and
 * replaced by its exports as JSON, so that only the data is shipped, and tree shaking removes unused exports. The style
 * sheet of focuses gets its rules.
 * @throws for the browser if a module imports all content or exports a function
 */
export function contentPlugin(root: string, content: () => Promise<SiteContent>): Plugin {
  /** Where the dev server runs the modules anyway. */
  let ssr: RunnableDevEnvironment | undefined;
  const plugin: Plugin = {
    name: 'content',
    configureServer({ environments }) {
      ssr = environments.ssr as RunnableDevEnvironment;
    },
    load: {
      filter: { id: [/\/src\/content\/\w[\w-]*\.ts$/, /\/src\/ui\/focus\.css/, handOver] },
      async handler(id) {
        if (handOver.test(id)) {
          const { parameters, typedParameters } = (await content()).content.business.quoteForm;
          const isUsed = Object.keys({ ...parameters, ...typedParameters }).length > 0;
          return isUsed ? undefined : 'export {};';
        }
        const file = id.replace(/\?.*/, '');
        if (!isContentModule(root, file)) return undefined;
        if (file.endsWith('.css')) return (await content()).focusStyles;
        const isInBrowser = this.environment.name === 'client';
        const isWhole = path.basename(id) === 'index.ts';
        if (isWhole && isInBrowser)
          this.error(
            `${folder}/index.ts exports all content: import a smaller module of ${folder} in an island.`,
          );
        if (isWhole) return exportsOf({ content: (await content()).content });
        if (!isInBrowser) return undefined;
        if (!ssr) {
          const settings: InlineConfig = { root, configFile: false, logLevel: 'error', plugins: [plugin] };
          return exportsOf((await runnerImport<Record<string, unknown>>(id, settings)).module);
        }
        const exports = await ssr.runner.import<Record<string, unknown>>(id);
        const modules = new Set(ssr.moduleGraph.getModulesByFile(id));
        for (const { importedModules } of modules) for (const module of importedModules) modules.add(module);
        for (const { file } of modules) if (file) this.addWatchFile(file);
        return exportsOf(exports);
      },
    },
  };
  return plugin;
}

/** The code of a module that exports some values. @throws if one is a function */
function exportsOf(values: Record<string, unknown>): string {
  const lines = Object.entries(values).map(([name, value]) => {
    if (typeof value === 'function')
      throw new Error(`${name} is a function: modules of ${folder} may only export data.`);
    return `export const ${name} = ${JSON.stringify(value, withoutPlaceholder)};`;
  });
  return lines.join('\n');
}

/** Whether a file is a module of `src/content`, or the style sheet of focuses. */
export function isContentModule(root: string, file: string): boolean {
  const place = path.relative(root, file);
  return path.dirname(place) === folder || place === path.normalize(focusSheet);
}

/**
 * A JSON replacer that removes the blurred placeholders of photos. Only photos read at run time need theirs, which the
 * published JSON contains; in scripts they would be larger than all texts.
 */
function withoutPlaceholder(key: string, value: unknown): unknown {
  return key === 'placeholder' && typeof value === 'string' && value.startsWith('data:') ? '' : value;
}
