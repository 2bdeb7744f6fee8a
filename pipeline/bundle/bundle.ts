import path from 'node:path';
import { createLogger, type LogLevel, type Plugin, type Rolldown } from 'vite';
import { licences, licencesFile } from './licences.ts';
import { shortClassNames } from './short-class-names.ts';

/**
 * Vite plugins that only a build needs: short class names, few chunks, no unused preload code, licences.
 */
export function bundlePlugins(): Plugin[] {
  const inBrowser = {
    apply: 'build',
    applyToEnvironment: ({ name }: { name: string }) => name === 'client',
  } as const;
  return [
    { ...nativeImports(), ...inBrowser },
    { ...licences(), ...inBrowser },
    {
      name: 'site:bundle',
      config: (config, { command }) => ({
        customLogger: logger(config.logLevel),
        css: {
          modules: {
            generateScopedName:
              command === 'build'
                ? shortClassNames(path.join(config.root ?? '.', 'src'))
                : '[folder]_[name]_[local]',
          },
        },
        // A slow machine is not a fault of the site.
        build: { rolldownOptions: { checks: { bundlerTimings: false } } },
        environments: {
          client: {
            build: {
              license: { fileName: licencesFile },
              rolldownOptions: {
                output: { codeSplitting, chunkFileNames },
                // Otherwise the first script of every page would contain and export the ids of all islands.
                optimization: { inlineConst: true },
              },
            },
          },
        },
      }),
    },
  ];
}

/** Which modules share a chunk: each further chunk of an island has to be discovered and loaded. */
const codeSplitting: Rolldown.CodeSplittingOptions = {
  // Otherwise modules of the first script could be moved into a chunk that imports React.
  includeDependenciesRecursively: false,
  groups: [
    // Also for a script without React.
    { name: 'suburbs', test: /src\/lib\/(match-suburb|edit-distance)\.ts/ },
    { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\/|islands\/client\/(hydrate|keep)/ },
    // Merge modules shared by the same or nearly the same islands. Content is kept out, because its size would
    // otherwise decide which code is merged, and some content would make chunks import each other.
    {
      name: 'shared',
      test: /^(?!.*\/src\/content\/)/,
      minShareCount: 2,
      entriesAware: true,
      entriesAwareMergeThreshold: 6_000,
    },
  ],
};

/** Names shared chunks `shared`, not after all their importers. */
const chunkFileNames = ({ name }: { name: string }) =>
  `assets/${name.replace(/^shared~.*/, 'shared')}-[hash].js`;

/**
 * Keeps native dynamic imports. Vite's preload helper would preload styles and dependencies, which the chunks here do
 * not have, and would add its code to the first script of every page.
 */
function nativeImports(): Plugin {
  return {
    name: 'site:native-imports',
    enforce: 'pre',
    load: {
      filter: { id: /vite\/preload-helper\.js$/ },
      handler: () => 'export const __vitePreload = (load) => load();',
    },
  };
}

function logger(level?: LogLevel) {
  const created = createLogger(level);
  const { warn } = created;
  // The minifier does not know this selector yet, so it leaves it unchanged.
  created.warn = (message, options) => {
    if (!message.includes("'target-current' is not recognized")) warn(message, options);
  };
  return created;
}
