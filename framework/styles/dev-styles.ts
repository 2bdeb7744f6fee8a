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
  const sheets = modules.filter(({ file }) => file?.endsWith('.css'));
  const texts = await Promise.all(
    sheets.map(({ file }) => ssr.runner.import<{ default: string }>(`${file}?inline`)),
  );
  const styles: SiteStyles = { all: '', islands: '' };
  for (const [index, { default: css }] of texts.entries()) {
    styles.all += css;
    if (sheets[index] && inIslands.has(sheets[index])) styles.islands += css;
  }
  return styles;
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
