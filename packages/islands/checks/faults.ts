import path from 'node:path';
import type { Plugin, RunnableDevEnvironment } from 'vite';
import { islandName } from '../vite/islands.ts';
import { hooksOutsideIslands } from './hooks.ts';
import type * as Runtime from './jsx-dev-runtime.ts';

const ownFolder = `${path.resolve(import.meta.dirname, '..')}${path.sep}`;
const runtime = path.join(import.meta.dirname, 'jsx-dev-runtime.ts');

/** Replaces React's JSX runtime for static pages by one that collects the props that do nothing there. */
export function watchElements(): Plugin {
  return {
    name: 'islands:watch-elements',
    enforce: 'post',
    apply: 'serve',
    applyToEnvironment: ({ name }) => name === 'ssr',
    transform: {
      filter: { id: /\.tsx$/, code: /"react\/jsx-dev-runtime"/ },
      // A `resolveId` hook would not be called, because Node.js loads this package itself.
      handler: (code, id) =>
        id.startsWith(ownFolder)
          ? undefined
          : code.replace('"react/jsx-dev-runtime"', JSON.stringify(runtime)),
    },
  };
}

/** A sentence for each state, effect or ref hook that pages import outside islands. */
export async function hookFaults(ssr: RunnableDevEnvironment): Promise<string[]> {
  const entry = await fileOf(ssr, 'virtual:site/server');
  const relative = (file: string) => path.relative(ssr.config.root, file);
  const explanation = await explanationFor(ssr);
  const isBoundary = (file: string) => islandName(file) !== undefined || file.startsWith(ownFolder);
  return hooksOutsideIslands(entry, isBoundary).map(
    ({ file, line, hook, chain }) =>
      `${relative(file)}:${line}: ${hook} ${explanation} It is imported by ${chain.slice(0, -1).map(relative).join(' → ')}.`,
  );
}

/** A sentence for each event prop or ref outside islands, in documents rendered since the last code change. */
export async function elementFaults(ssr: RunnableDevEnvironment): Promise<string[]> {
  const { ignoredProps } = await ssr.runner.import<typeof Runtime>(runtime);
  const explanation = await explanationFor(ssr);
  return [...ignoredProps].map((prop) => `${prop.replace(`${ssr.config.root}/`, '')} ${explanation}`);
}

/** Forgets the elements of documents that were rendered from the code before a change. */
export function forgetElements({ runner }: RunnableDevEnvironment): void {
  const exports: typeof Runtime | undefined = runner.evaluatedModules.getModuleById(runtime)?.exports;
  exports?.ignoredProps.clear();
}

async function explanationFor(ssr: RunnableDevEnvironment): Promise<string> {
  const enhancements = await fileOf(ssr, 'virtual:site/enhancements');
  const folder = path.relative(ssr.config.root, path.dirname(enhancements));
  return `does nothing outside an island: move it to a file Name.island.tsx, or to plain TypeScript in ${folder}.`;
}

async function fileOf(ssr: RunnableDevEnvironment, id: string): Promise<string> {
  const resolved = await ssr.pluginContainer.resolveId(id);
  if (!resolved) throw new Error(`The site has no ${id}.`);
  return resolved.id;
}

/** Prints each fault once, until the code changes. */
export function faultWarnings() {
  let printed: Set<string> | undefined;
  return {
    onChange: () => {
      printed = undefined;
    },
    /** Call it after a document was rendered. */
    print: async (ssr: RunnableDevEnvironment) => {
      const faults = [...(printed ? [] : await hookFaults(ssr)), ...(await elementFaults(ssr))];
      printed ??= new Set();
      for (const fault of faults) {
        if (!printed.has(fault)) ssr.logger.warn(fault, { timestamp: true });
        printed.add(fault);
      }
    },
  };
}
