import { readFileSync } from 'node:fs';
import { parseSync, Visitor } from 'vite';
import { importGraph } from './import-graph.ts';

/** The hooks of React that do something in the browser only. */
const browserHook =
  /^use(State|Reducer|Effect|LayoutEffect|InsertionEffect|EffectEvent|Ref|ImperativeHandle|SyncExternalStore|Transition|DeferredValue|Optimistic|ActionState)$/;

export type HookCall = { file: string; line: number; hook: string; way: readonly string[] };

/**
 * Finds the calls of state, effect and ref hooks in what static pages import.
 * @param entry absolute path of the module that imports all pages
 * @param isApart whether a file stands outside of static pages: an island, for example
 * @returns each call, with the files from the entry on that lead to it
 */
export function hooksOutsideIslands(entry: string, isApart: (file: string) => boolean): HookCall[] {
  const graph = importGraph([entry], { stopsAt: isApart });
  return [...graph].flatMap(([file, way]) =>
    /\.tsx?$/.test(file) && !isApart(file)
      ? hookCalls(file, readFileSync(file, 'utf8')).map((call) => ({ ...call, file, way }))
      : [],
  );
}

/** The calls of such hooks in a source file, whatever names they have there. */
export function hookCalls(file: string, code: string): { line: number; hook: string }[] {
  const { module, program } = parseSync(file, code);
  /** What the file imports of React, by its names for it; React as a whole is ''. */
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
