import type { EnvironmentModuleNode, RunnableDevEnvironment } from 'vite';
import type { SiteStyles } from '../document.ts';
import { islandName } from '../vite/islands.ts';

/**
 * The CSS of the site on the dev server, in import order.
 * @param ssr must have rendered a document before, so that its module graph is complete
 * @param entry file of the server module
 */
export async function devStyles(ssr: RunnableDevEnvironment, entry: string): Promise<SiteStyles> {
  const modules = reachableFrom([...(ssr.moduleGraph.getModulesByFile(entry) ?? [])]);
  const inIslands = new Set(reachableFrom(modules.filter(({ file }) => islandName(file ?? ''))));
  const join = async (found: readonly EnvironmentModuleNode[]) => {
    const sheets = found.filter(({ file }) => file?.endsWith('.css'));
    const text = ({ file }: EnvironmentModuleNode) =>
      ssr.runner.import<{ default: string }>(`${file}?inline`);
    return (await Promise.all(sheets.map(text))).map(({ default: css }) => css).join('');
  };
  return { all: await join(modules), islands: await join(modules.filter((module) => inIslands.has(module))) };
}

/** Modules and all their imports, each once; an imported module comes before its importer. */
function reachableFrom(starts: readonly EnvironmentModuleNode[]): EnvironmentModuleNode[] {
  const found = new Set<EnvironmentModuleNode>();
  const seen = new Set<EnvironmentModuleNode>();
  const visit = (module: EnvironmentModuleNode) => {
    if (seen.has(module)) return;
    seen.add(module);
    for (const imported of module.importedModules) visit(imported);
    found.add(module);
  };
  for (const start of starts) visit(start);
  return [...found];
}
