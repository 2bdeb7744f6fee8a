import type { Plugin, Rolldown } from 'vite';

/**
 * Stops a build that would ship a module in two files, because the browser would then fetch and run it twice, or files
 * that import each other in a circle, because what runs first would find the other empty.
 */
export function chunkChecks(): Plugin {
  return {
    name: 'site:chunk-checks',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
      const fileOf = new Map<string, string>();
      for (const { fileName, moduleIds } of chunks)
        for (const id of moduleIds) {
          const other = fileOf.get(id);
          if (other) throw new Error(`The module ${id} is in both ${other} and ${fileName}.`);
          fileOf.set(id, fileName);
        }
      const circle = circleOf(new Map(chunks.map((chunk) => [chunk.fileName, chunk])));
      if (circle) throw new Error(`These files import each other: ${circle.join(', ')}.`);
    },
  };
}

/** Files each of which imports the next, the last the first; undefined where there are none. */
export function circleOf(
  chunks: ReadonlyMap<string, Pick<Rolldown.OutputChunk, 'imports'>>,
): string[] | undefined {
  const checked = new Set<string>();
  const visit = (file: string, way: readonly string[]): string[] | undefined => {
    if (way.includes(file)) return way.slice(way.indexOf(file));
    if (checked.has(file)) return undefined;
    for (const imported of chunks.get(file)?.imports ?? []) {
      const circle = visit(imported, [...way, file]);
      if (circle) return circle;
    }
    checked.add(file);
    return undefined;
  };
  for (const file of chunks.keys()) {
    const circle = visit(file, []);
    if (circle) return circle;
  }
  return undefined;
}
