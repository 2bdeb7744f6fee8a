import type { Plugin, Rolldown } from 'vite';

/**
 * Which modules come in one file of the browser's. Few files compress better than many small ones, and nothing in them
 * is found late; what no group takes goes where the bundler puts it.
 */
export const scriptFiles = {
  // A module that the first script needs too would be drawn into a file that brings React with it.
  includeDependenciesRecursively: false,
  groups: [
    { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\/|src\/react-ahead\./ },
    // What the frame of every page and its parts share.
    {
      name: 'frame',
      test: /content:(business|layout)$|lucide-react\/.*\/phone\.|src\/(links\/(CallLink|QuoteLink)|ui\/(Button|LineIcon|lucide-icon|CloseButton|FloatCard)|lib\/(class-names|phone|uncover))\./,
    },
    { name: 'zod', test: /node_modules\/zod\// },
    // The run-time reads: needed together, as the first of them comes near.
    { name: 'read', test: /@tanstack\/|src\/(queries\/(?!load|use-read)|lib\/published-photo)/ },
    // What several parts of pages share.
    { name: 'parts', test: /src\/(ui|hooks|queries|lib)\//, minShareCount: 2 },
  ],
};

/**
 * Leaves dynamic imports to the browser. Vite's own way fetches the styles of a part and its other files ahead, of which
 * there are none here, with code that stands in the first script of every page.
 */
export function plainImports(): Plugin {
  return {
    name: 'plain-imports',
    enforce: 'pre',
    load: {
      filter: { id: /vite\/preload-helper\.js$/ },
      handler: () => 'export const __vitePreload = (load) => load();',
    },
  };
}

/**
 * Stops a build that would ship a module in two files, because the browser would then fetch and run it twice, or files
 * that import each other in a circle, because what runs first would find the other empty.
 */
export function soundFiles(): Plugin {
  return {
    name: 'sound-files',
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
  const sound = new Set<string>();
  const visit = (file: string, way: readonly string[]): string[] | undefined => {
    if (way.includes(file)) return way.slice(way.indexOf(file));
    if (sound.has(file)) return undefined;
    for (const imported of chunks.get(file)?.imports ?? []) {
      const circle = visit(imported, [...way, file]);
      if (circle) return circle;
    }
    sound.add(file);
    return undefined;
  };
  for (const file of chunks.keys()) {
    const circle = visit(file, []);
    if (circle) return circle;
  }
  return undefined;
}
