import path from 'node:path';
import { createLogger, type LogLevel, type Plugin, type Rolldown } from 'vite';
import { chunkChecks } from './chunk-checks.ts';
import { shortClassNames } from './short-class-names.ts';

/** What only a build does to scripts and styles: short names, few files, no code that does nothing here. */
export function smallBundle(): Plugin[] {
  const inBrowser = {
    apply: 'build',
    applyToEnvironment: ({ name }: { name: string }) => name === 'client',
  } as const;
  return [
    { ...plainImports(), ...inBrowser },
    { ...chunkChecks(), ...inBrowser },
    {
      name: 'site:bundle',
      config: (config, { command }) => ({
        customLogger: logger(config.logLevel),
        css: {
          modules: {
            generateScopedName:
              command === 'build' ? shortClassNames(path.join(config.root ?? '.', 'src')) : '[name]_[local]',
          },
        },
        environments: {
          client: {
            build: {
              rolldownOptions: {
                output: { codeSplitting, chunkFileNames },
              },
            },
          },
        },
      }),
    },
  ];
}

/** Which modules come in one file: one file more on the way to an island is one more to be found and waited for. */
const codeSplitting: Rolldown.CodeSplittingOptions = {
  // What the first script needs too would be put into a file that brings React with it.
  includeDependenciesRecursively: false,
  groups: [
    { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\/|framework\/client\/hydrate\./ },
    // What the same islands share, together with what nearly the same islands do.
    { name: 'shared', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 20_000 },
  ],
};

/** What is shared is not named after all that shares it. */
const chunkFileNames = ({ name }: { name: string }) =>
  `assets/${name.replace(/^shared~.*/, 'shared')}-[hash].js`;

/**
 * Leaves dynamic imports to the browser. Vite's own way fetches the styles of a part and its other files ahead, of which
 * there are none here, with code that stands in the first script of every page.
 */
function plainImports(): Plugin {
  return {
    name: 'site:plain-imports',
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
  // The minifier does not know this selector yet, and keeps it as it is.
  created.warn = (message, options) => {
    if (!message.includes("'target-current' is not recognized")) warn(message, options);
  };
  return created;
}
