import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type EnvironmentModuleNode, parseSync, type RunnableDevEnvironment } from 'vite';
import { islandName } from '../vite/islands.ts';

/** The React hooks that have an effect only in the browser. */
const browserHook =
  /^use(State|Reducer|Effect|LayoutEffect|InsertionEffect|EffectEvent|Ref|ImperativeHandle|SyncExternalStore|Transition|DeferredValue|Optimistic|ActionState)$/;

/** A sentence for each state, effect or ref hook that the modules of pages import outside islands. */
export async function hookFaults(ssr: RunnableDevEnvironment): Promise<string[]> {
  const entry = ssr.moduleGraph.getModuleById(await idOf(ssr, 'virtual:site/server'));
  const relative = (file: string) => path.relative(ssr.config.root, file);
  const folder = relative(path.dirname(await idOf(ssr, 'virtual:site/enhancements')));
  const explanation = `does nothing outside an island: move it to a file Name.island.tsx, or to plain TypeScript in ${folder}.`;
  /** The files from the site's module to the one that imports each module. */
  const chains = new Map<EnvironmentModuleNode, string[]>(entry ? [[entry, []]] : []);
  const faults: string[] = [];
  // Breadth first: the loop also visits modules added on the way, so each chain is a shortest one.
  for (const [{ file, importedModules }, chain] of chains) {
    if (!file || !/\.tsx?$/.test(file) || file.includes('/node_modules/') || islandName(file)) continue;
    const importers = chain.length > 0 ? ` It is imported by ${chain.join(' → ')}.` : '';
    for (const { line, hook } of hookImports(file, readFileSync(file, 'utf8')))
      faults.push(`${relative(file)}:${line}: ${hook} ${explanation}${importers}`);
    for (const module of importedModules)
      if (!chains.has(module)) chains.set(module, [...chain, relative(file)]);
  }
  return faults;
}

async function idOf(ssr: RunnableDevEnvironment, name: string): Promise<string> {
  const resolved = await ssr.pluginContainer.resolveId(name);
  if (!resolved) throw new Error(`The site has no ${name}.`);
  return resolved.id;
}

/** The imports of such hooks in a source file, by their names. */
function hookImports(file: string, code: string): { line: number; hook: string }[] {
  const imports = parseSync(file, code).module.staticImports.filter(
    ({ moduleRequest }) => moduleRequest.value === 'react',
  );
  return imports.flatMap(({ entries }) =>
    entries.flatMap(({ importName: { name, start } }) =>
      name && browserHook.test(name)
        ? [{ hook: name, line: code.slice(0, start ?? 0).split('\n').length }]
        : [],
    ),
  );
}
