import path from 'node:path';
import { globSync } from 'tinyglobby';
import type { EnvironmentModuleNode, Plugin } from 'vite';

const islandFile = /([A-Z]\w*)\.island\.tsx$/;

/** The name of the island in a file, by its file name; undefined if it is not an island. */
export function islandName(file: string): string | undefined {
  return islandFile.exec(file)?.[1];
}

/** The names of the islands that import some modules; undefined if static pages import them too. */
export function islandsOf(modules: Iterable<EnvironmentModuleNode>): string[] | undefined {
  const names = new Set<string>();
  const seen = new Set(modules);
  for (const { file, importers } of seen) {
    const name = islandName(file ?? '');
    if (name) names.add(name);
    else if (importers.size === 0) return undefined;
    else for (const importer of importers) seen.add(importer);
  }
  return [...names];
}

const registry = '\0virtual:site/islands';

/**
 * Finds the islands in a folder, so that nobody has to keep a list of them, and marks their components for the
 * pre-render: a file `Name.island.tsx` must export the component `Name`.
 * @throws a sentence if it does not, or if two islands have the same name
 */
export function islandFiles(folder: string): Plugin {
  return {
    name: 'islands:files',
    resolveId: { filter: { id: /^virtual:site\/islands$/ }, handler: () => registry },
    load: {
      filter: { id: /^\0virtual:site\/islands$/ },
      handler() {
        const found = new Map<string, string>();
        const { root } = this.environment.config;
        for (const source of globSync(`${folder}/**/*.island.tsx`, { cwd: root }).sort()) {
          const name = islandName(source);
          if (!name) continue;
          const other = found.get(name);
          if (other) this.error(`${other} and ${source} are islands with the same name: rename one of them.`);
          found.set(name, source);
        }
        const entries = [...found].map(([name, source]) => `${name}: () => import('/${source}')`);
        return `export const islands = { ${entries.join(', ')} };`;
      },
    },
    transform: {
      filter: { id: islandFile },
      order: 'pre',
      handler(code, id) {
        if (this.environment.name !== 'ssr') return undefined;
        const name = islandName(id) ?? '';
        const source = `/${path.relative(this.environment.config.root, id).replaceAll(path.sep, '/')}`;
        if (!new RegExp(`\\bexport (?:async )?(?:function|const|class) ${name}\\b`).test(code))
          this.error(`${source} is an island, so it must export a component named ${name}.`);
        return { code: `${code}\n${name}.island = '${name}';\n`, map: null };
      },
    },
    hotUpdate({ type, file, modules }) {
      if (type === 'update' || !islandName(file)) return undefined;
      const module = this.environment.moduleGraph.getModuleById(registry);
      return module ? [...modules, module] : undefined;
    },
  };
}
