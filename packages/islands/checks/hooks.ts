import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type EnvironmentModuleNode, parseSync, type RunnableDevEnvironment, Visitor } from 'vite';
import { islandName } from '../vite/islands.ts';

/** The React hooks that have an effect only in the browser. */
const browserHook =
  /^use(State|Reducer|Effect|LayoutEffect|InsertionEffect|EffectEvent|Ref|ImperativeHandle|SyncExternalStore|Transition|DeferredValue|Optimistic|ActionState)$/;

/** A sentence for each state, effect or ref hook in the modules that pages import outside islands. */
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
    for (const { line, hook } of hookCalls(file, readFileSync(file, 'utf8')))
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

/** The calls of such hooks in a source file, also under other import names. */
export function hookCalls(file: string, code: string): { line: number; hook: string }[] {
  const { module, program } = parseSync(file, code);
  /** The imported hook by its local name; '' for the namespace or default import. */
  const names = new Map<string, string>();
  for (const { moduleRequest, entries } of module.staticImports)
    if (moduleRequest.value === 'react')
      for (const { importName, localName } of entries) names.set(localName.value, importName.name ?? '');
  const found: { line: number; hook: string }[] = [];
  new Visitor({
    CallExpression({ callee, start }) {
      let hook: string | undefined;
      if (callee.type === 'Identifier') hook = names.get(callee.name);
      else if (callee.type === 'MemberExpression' && callee.object.type === 'Identifier')
        if (names.get(callee.object.name) === '' && callee.property.type === 'Identifier')
          hook = callee.property.name;
      if (hook && browserHook.test(hook)) found.push({ hook, line: code.slice(0, start).split('\n').length });
    },
  }).visit(program);
  return found;
}
