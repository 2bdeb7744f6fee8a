import path from 'node:path';
import { globSync } from 'tinyglobby';
import { parseSync, Visitor } from 'vite';
import { perFile } from './per-file.ts';

type GraphOptions = {
  /** Files whose imports are not followed, such as islands. */
  stopsAt?: (file: string) => boolean;
  /** The file of each module id that a plugin resolves, such as `virtual:site/init`. */
  aliases?: Readonly<Record<string, string>>;
};

const script = /\.[cm]?[jt]sx?$/;

/**
 * Follows static imports, dynamic imports (`import('./x.ts')`) and `import.meta.glob`; type imports do not count.
 * @param entries absolute paths
 * @returns every absolute path and package name (`react-dom/client`), with its import chain: the files from an entry to
 * the module itself
 */
export function importGraph(
  entries: readonly string[],
  { stopsAt = () => false, aliases = {} }: GraphOptions = {},
): Map<string, readonly string[]> {
  const chains = new Map<string, readonly string[]>(entries.map((file) => [file, [file]]));
  // Breadth first: the loop also visits entries added on the way, so each chain is a shortest one.
  for (const [file, chain] of chains) {
    if (!path.isAbsolute(file) || !script.test(file) || stopsAt(file)) continue;
    for (const source of importsOf(file)) {
      const imported =
        aliases[source] ?? (source.startsWith('.') ? path.resolve(file, '..', source) : source);
      if (!chains.has(imported)) chains.set(imported, [...chain, imported]);
    }
  }
  return chains;
}

function importsOf(file: string): string[] {
  const { sources, patterns } = importedBy(file);
  // Not cached, because a new file may match.
  const matches = globSync(patterns, { cwd: path.dirname(file) });
  return [...sources, ...matches.map((name) => `./${name}`)];
}

/** What a source file imports, and the patterns of its `import.meta.glob`. */
const importedBy = perFile((file, code) => {
  const { module, program } = parseSync(file, code);
  const sources = module.staticImports
    .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
    .map(({ moduleRequest }) => moduleRequest.value);
  const patterns: string[] = [];
  for (const { entries } of module.staticExports)
    for (const { moduleRequest, isType } of entries)
      if (moduleRequest && !isType) sources.push(moduleRequest.value);
  new Visitor({
    ImportExpression({ source }) {
      if (source.type === 'Literal' && typeof source.value === 'string') sources.push(source.value);
    },
    CallExpression({ callee, arguments: [pattern] }) {
      if (callee.type !== 'MemberExpression' || callee.object.type !== 'MetaProperty') return;
      if (pattern?.type === 'Literal' && typeof pattern.value === 'string') patterns.push(pattern.value);
    },
  }).visit(program);
  return { sources, patterns };
});
