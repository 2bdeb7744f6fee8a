import type { Plugin, Rolldown } from 'vite';

/**
 * Fails the build if a module is in two chunks, because the browser would load and run it twice, or if chunks import
 * each other, because the first to run would see uninitialised imports.
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
          if (other)
            throw new Error(`The module ${id} is in two chunks, ${other} and ${fileName}: see bundle.ts.`);
          fileOf.set(id, fileName);
        }
      const cycle = findImportCycle(new Map(chunks.map((chunk) => [chunk.fileName, chunk])));
      if (cycle) throw new Error(`These chunks import each other: ${cycle.join(', ')}: see bundle.ts.`);
    },
  };
}

/** The first import cycle: each file imports the next, and the last imports the first. @returns undefined if none */
export function findImportCycle(
  chunks: ReadonlyMap<string, Pick<Rolldown.OutputChunk, 'imports'>>,
): string[] | undefined {
  const checked = new Set<string>();
  const visit = (file: string, chain: readonly string[]): string[] | undefined => {
    if (chain.includes(file)) return chain.slice(chain.indexOf(file));
    if (checked.has(file)) return undefined;
    for (const imported of chunks.get(file)?.imports ?? []) {
      const cycle = visit(imported, [...chain, file]);
      if (cycle) return cycle;
    }
    checked.add(file);
    return undefined;
  };
  for (const file of chunks.keys()) {
    const cycle = visit(file, []);
    if (cycle) return cycle;
  }
  return undefined;
}
