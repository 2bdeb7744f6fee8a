import type { EnvironmentModuleNode, RunnableDevEnvironment } from 'vite';
import type { SiteStyles } from '../document.ts';
import { islandName } from '../vite/islands.ts';

/**
 * The styles of the site as it is being developed, in the order in which its code asks for them.
 * @param ssr has rendered a document, so that it knows which module imports which
 * @param entry file of the module that everything starts from
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

/** Modules and all that they import, each once, what is imported before what imports it. */
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
