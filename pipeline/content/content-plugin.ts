import path from 'node:path';
import { type InlineConfig, type Plugin, type RunnableDevEnvironment, runnerImport } from 'vite';
import type { ResolvedContent } from './photos/photos-in.ts';

const folder = 'src/content';
/** The styles that depend on the content. */
const focusSheet = 'src/ui/focus.css';
/** The modules that make up `index.ts` in a browser build: one for all files, and one for each file. */
const fieldsOf = /\/src\/content\/index\.ts\?fields(?:=(\w+))?$/;
/** The bundler's output when code uses a namespace as a value. */
const wholeNamespace = '__exportAll(';

/** The content, and the rules of the focus stylesheet. */
type Provided = { content: ResolvedContent; focusStyles: string };

/**
 * A Vite plugin that provides the modules of `src/content`. `index.ts` exports all content. In a browser build it is
 * one namespace per file, so tree shaking keeps only the fields that code names, as in `content.home.faq`. The other
 * modules run at build time and are replaced by their exports as JSON. The focus stylesheet gets its rules.
 * @throws in a build if code for the browser uses a whole file, or if another module exports a function
 */
export function contentPlugin(root: string, content: () => Promise<Provided>): Plugin {
  /** Where the dev server runs the modules anyway. */
  let ssr: RunnableDevEnvironment | undefined;
  const files = async (): Promise<Record<string, object>> => (await content()).content;
  const plugin: Plugin = {
    name: 'content',
    configureServer({ environments }) {
      ssr = environments.ssr as RunnableDevEnvironment;
    },
    resolveId: { filter: { id: fieldsOf }, handler: (id) => id },
    load: {
      filter: { id: [/\/src\/content\/\w[\w-]*\.ts$/, /\/src\/ui\/focus\.css/, fieldsOf] },
      async handler(id) {
        const fields = fieldsOf.exec(id);
        if (fields?.[1]) return exportsOf((await files())[fields[1]] ?? {});
        if (fields)
          return Object.entries(await files())
            .map(([file, value]) =>
              Array.isArray(value)
                ? `export const ${file} = ${JSON.stringify(value)};`
                : `export * as ${file} from ${JSON.stringify(`${id}=${file}`)};`,
            )
            .join('\n');
        const file = id.replace(/\?.*/, '');
        if (!isContentModule(root, file)) return undefined;
        if (file.endsWith('.css')) return (await content()).focusStyles;
        const { name, mode } = this.environment;
        if (path.basename(id) === 'index.ts')
          return name === 'client' && mode === 'build'
            ? `export * as content from ${JSON.stringify(`${id}?fields`)};`
            : // A string, because tools read one much faster than the same value as code.
              `export const content = JSON.parse(${JSON.stringify(JSON.stringify(await files()))});`;
        if (name !== 'client') return undefined;
        if (!ssr) {
          const settings: InlineConfig = { root, configFile: false, logLevel: 'error', plugins: [plugin] };
          return exportsOf((await runnerImport<object>(id, settings)).module);
        }
        const exports = await ssr.runner.import<object>(id);
        const modules = new Set(ssr.moduleGraph.getModulesByFile(id));
        for (const { importedModules } of modules) for (const module of importedModules) modules.add(module);
        for (const { file } of modules) if (file) this.addWatchFile(file);
        return exportsOf(exports);
      },
    },
    generateBundle(_options, bundle) {
      for (const output of Object.values(bundle))
        for (const [id, { code }] of Object.entries(output.type === 'chunk' ? output.modules : {}))
          if (fieldsOf.test(id) && code?.includes(wholeNamespace))
            this.error(
              `Browser scripts would contain all of ${id.replace(/.*\?fields=?/, 'content ')}: name each field where it is used, as in content.home.faq.`,
            );
    },
  };
  return plugin;
}

/** The code of a module that exports some values, of any names. @throws if one is a function */
function exportsOf(values: object): string {
  const lines = Object.entries(values).map(([name, value], index) => {
    if (typeof value === 'function')
      throw new Error(`${name} is a function: modules of ${folder} may only export data.`);
    return `const value${index} = ${JSON.stringify(value)};\nexport { value${index} as ${JSON.stringify(name)} };`;
  });
  return lines.join('\n');
}

/** Whether a file is a module of `src/content`, or the style sheet of focuses. */
export function isContentModule(root: string, file: string): boolean {
  const place = path.relative(root, file);
  return path.dirname(place) === folder || place === path.normalize(focusSheet);
}
