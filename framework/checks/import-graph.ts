import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync, Visitor } from 'vite';

type GraphOptions = {
  /** Files whose own imports do not count, such as islands. */
  stopsAt?: (file: string) => boolean;
  /** The files of modules that a plugin resolves, such as `virtual:site/early`. */
  aliases?: Readonly<Record<string, string>>;
};

const script = /\.[cm]?[jt]sx?$/;

/**
 * All that some source files import, by their code: at once, later (`import('./x.ts')`) or by `import.meta.glob`. Types
 * do not count.
 * @param entries absolute paths
 * @returns every absolute path and every package name (`react-dom/client`), with the way there: the files from an entry
 * on, itself the last
 */
export function importGraph(
  entries: readonly string[],
  { stopsAt = () => false, aliases = {} }: GraphOptions = {},
): Map<string, readonly string[]> {
  const ways = new Map<string, readonly string[]>(entries.map((file) => [file, [file]]));
  // Goes on with what is added meanwhile, so that each way found is one of the shortest.
  for (const [file, way] of ways) {
    if (!path.isAbsolute(file) || !script.test(file) || stopsAt(file)) continue;
    for (const source of importsOf(file)) {
      const imported =
        aliases[source] ?? (source.startsWith('.') ? path.resolve(file, '..', source) : source);
      if (!ways.has(imported)) ways.set(imported, [...way, imported]);
    }
  }
  return ways;
}

function importsOf(file: string): string[] {
  const code = readFileSync(file, 'utf8');
  const { module, program } = parseSync(file, code);
  const found = module.staticImports
    .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
    .map(({ moduleRequest }) => moduleRequest.value);
  for (const { entries } of module.staticExports)
    for (const { moduleRequest, isType } of entries)
      if (moduleRequest && !isType) found.push(moduleRequest.value);
  new Visitor({
    ImportExpression({ source }) {
      if (source.type === 'Literal' && typeof source.value === 'string') found.push(source.value);
    },
    CallExpression({ callee, arguments: [pattern] }) {
      if (callee.type !== 'MemberExpression' || callee.object.type !== 'MetaProperty') return;
      if (pattern?.type === 'Literal' && typeof pattern.value === 'string')
        found.push(...filesOf(path.dirname(file), pattern.value));
    },
  }).visit(program);
  return found;
}

/** @param pattern with a star in the file's name, such as `./pages/*.tsx` */
function filesOf(folder: string, pattern: string): string[] {
  const [start = '', end = ''] = path.posix.basename(pattern).split('*');
  const below = path.posix.dirname(pattern);
  return readdirSync(path.join(folder, below))
    .filter((name) => name.startsWith(start) && name.endsWith(end))
    .map((name) => `./${path.posix.join(below, name)}`);
}
