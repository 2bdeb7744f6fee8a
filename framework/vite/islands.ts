import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { EnvironmentModuleNode, Plugin } from 'vite';

const islandFile = /([A-Z]\w*)\.island\.tsx$/;

/** The name of the island that a file holds; undefined where it holds none. */
export function islandName(file: string): string | undefined {
  return islandFile.exec(file)?.[1];
}

/** The files of all islands below a folder of the project, from the project's root on. */
function islandFiles(root: string, folder: string): string[] {
  const names = readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' });
  return names
    .filter(islandName)
    .map((name) => path.posix.join(folder, name.replaceAll(path.sep, '/')))
    .sort();
}

/** The names of the islands that import some modules; undefined where static pages import them too. */
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
 * Finds the islands of a site, so that nobody keeps a list of them.
 * @throws if two of them have one name, or `this.error` in the form of a sentence
 */
export function findIslands(folder: string): Plugin {
  let root = '';
  return {
    name: 'framework:find-islands',
    configResolved(config) {
      root = config.root;
    },
    resolveId: { filter: { id: /^virtual:site\/islands$/ }, handler: () => registry },
    load: {
      filter: { id: /^\0virtual:site\/islands$/ },
      handler() {
        const files = new Map<string, string>();
        for (const file of islandFiles(root, folder)) {
          const name = islandName(file) ?? '';
          const other = files.get(name);
          if (other) this.error(`${other} and ${file} are islands of one name: rename one of them.`);
          files.set(name, file);
        }
        const entries = [...files].map(([name, file]) => `${name}: () => import('/${file}')`);
        return `export const islands = { ${entries.join(', ')} };`;
      },
    },
    hotUpdate({ type, file, modules }) {
      if (type === 'update' || !islandName(file)) return undefined;
      const module = this.environment.moduleGraph.getModuleById(registry);
      return module ? [...modules, module] : undefined;
    },
  };
}

/**
 * Tells the pre-render which components are islands: a file `Name.island.tsx` has to export the
 * component `Name`.
 */
export function markIslands(): Plugin {
  let root = '';
  return {
    name: 'framework:islands',
    configResolved(config) {
      root = config.root;
    },
    applyToEnvironment: ({ name }) => name === 'ssr',
    transform: {
      filter: { id: islandFile },
      order: 'pre',
      handler(code, id) {
        const name = islandName(id) ?? '';
        const source = `/${path.relative(root, id).replaceAll(path.sep, '/')}`;
        if (!new RegExp(`\\bexport (?:async )?(?:function|const|class) ${name}\\b`).test(code))
          this.error(`${source} is an island, so it has to export a component named ${name}.`);
        return { code: `${code}\n${name}.island = '${name}';\n`, map: null };
      },
    },
  };
}
