import type { EnvironmentModuleNode, Plugin, RunnableDevEnvironment } from 'vite';
import type { SiteStyles } from '../document.ts';
import { islandName } from '../vite/islands.ts';

/** The CSS of each sheet by its file, as Vite has processed it; its module exports class names only. */
const sheetsOf = new WeakMap<object, Map<string, string>>();

/** Keeps the CSS of the sheets that pages import. */
export function keptStyles(): Plugin {
  return {
    name: 'islands:kept-styles',
    apply: 'serve',
    applyToEnvironment: ({ name }) => name === 'ssr',
    transform: {
      filter: { id: /\.css$/ },
      handler(css, file) {
        const sheets = sheetsOf.get(this.environment) ?? new Map<string, string>();
        sheetsOf.set(this.environment, sheets.set(file, css));
      },
    },
  };
}

/**
 * The CSS of the site on the dev server, in import order.
 * @param ssr must already have rendered a document, so that its module graph contains all static imports
 * @param entry file of the server module
 */
export async function devStyles(ssr: RunnableDevEnvironment, entry: string): Promise<SiteStyles> {
  const starts = [...(ssr.moduleGraph.getModulesByFile(entry) ?? [])];
  const islands = reachableFrom(starts).filter(({ file }) => islandName(file ?? ''));
  await transformLate(ssr, islands);
  const modules = reachableFrom(starts);
  const inIslands = new Set(reachableFrom(islands));
  const join = async (found: readonly EnvironmentModuleNode[]) => {
    const sheets = found.filter(({ file }) => file?.endsWith('.css'));
    const text = async ({ url, file, transformResult }: EnvironmentModuleNode) => {
      if (!transformResult) await ssr.transformRequest(url);
      return sheetsOf.get(ssr)?.get(file ?? '') ?? '';
    };
    return (await Promise.all(sheets.map(text))).join('');
  };
  return { all: await join(modules), islands: await join(modules.filter((module) => inIslands.has(module))) };
}

/** Adds to the module graph what islands import dynamically, such as the lightbox, because no document renders it. */
async function transformLate(
  ssr: RunnableDevEnvironment,
  islands: readonly EnvironmentModuleNode[],
): Promise<void> {
  const late = reachableFrom(islands).filter(
    ({ file, transformResult }) => !transformResult && file && /\.tsx?$/.test(file),
  );
  if (late.length === 0) return;
  // A module that fails to transform shows its error where it is imported.
  const results = await Promise.all(late.map(({ url }) => ssr.transformRequest(url).catch(() => null)));
  if (results.some(Boolean)) await transformLate(ssr, islands);
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
