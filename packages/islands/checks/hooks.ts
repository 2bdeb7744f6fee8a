import { parseSync, Visitor } from 'vite';
import { importGraph } from './import-graph.ts';
import { perFile } from './per-file.ts';

/** The React hooks that have an effect only in the browser. */
const browserHook =
  /^use(State|Reducer|Effect|LayoutEffect|InsertionEffect|EffectEvent|Ref|ImperativeHandle|SyncExternalStore|Transition|DeferredValue|Optimistic|ActionState)$/;

export type HookCall = { file: string; line: number; hook: string; chain: readonly string[] };

/**
 * Finds the calls of state, effect and ref hooks in the modules that static pages import.
 * @param entry absolute path of the module that imports all pages
 * @param isBoundary whether a file ends the static part, as an island does
 * @returns each call with its import chain: the files from the entry to the file of the call
 */
export function hooksOutsideIslands(entry: string, isBoundary: (file: string) => boolean): HookCall[] {
  const graph = importGraph([entry], { stopsAt: isBoundary });
  return [...graph].flatMap(([file, chain]) =>
    /\.tsx?$/.test(file) && !isBoundary(file) ? callsIn(file).map((call) => ({ ...call, file, chain })) : [],
  );
}

const callsIn = perFile(hookCalls);

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
