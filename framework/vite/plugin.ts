import path from 'node:path';
import { createLogger, type LogLevel, type Plugin, type Rolldown, type UserConfig } from 'vite';
import type { SiteOptions } from '../site.ts';
import { shortClassNames } from '../styles/short-class-names.ts';
import { chunkChecks } from './chunk-checks.ts';
import { devServer } from './dev.ts';
import { clientEntry, serverEntry } from './entries.ts';
import { findIslands, markIslands } from './islands.ts';
import { reactErrors } from './react-errors.ts';

/** See `framework` in `../index.ts`. */
export function frameworkPlugins(options: SiteOptions): Plugin[] {
  return [
    siteModules(options),
    findIslands(options.source),
    markIslands(),
    ...devServer(options),
    ...(['build'] as const).flatMap((apply) =>
      [reactErrors(), plainImports(), chunkChecks()].map((plugin): Plugin => ({ ...plugin, apply })),
    ),
  ];
}

const shellEntry = /\/framework\/client\/(entry|start)\.ts$/;
type Modules = { getModuleInfo: (id: string) => Pick<Rolldown.ModuleInfo, 'importers'> | null };

/** Settings of both environments, and the modules by which the framework knows the site. */
function siteModules({ server, early, enhancements, source, chunks }: SiteOptions): Plugin {
  const modules: Record<string, string> = {
    'virtual:site/server': server,
    'virtual:site/early': early,
    'virtual:site/enhancements': enhancements,
  };
  let root = '';
  return {
    name: 'framework:site',
    enforce: 'pre',
    config: (config, { command }) => ({
      ...settings(path.resolve(config.root ?? '.'), command === 'build', source, chunks),
      customLogger: logger(config.logLevel),
    }),
    configResolved(config) {
      root = config.root;
    },
    resolveId: {
      filter: { id: /^virtual:site\// },
      handler: (id) => (modules[id] ? path.join(root, modules[id]) : undefined),
    },
  };
}

function settings(
  root: string,
  isBuild: boolean,
  source: string,
  codeSplittingGroups: SiteOptions['chunks'],
): UserConfig {
  return {
    root,
    appType: 'custom',
    css: {
      modules: { generateScopedName: isBuild ? shortClassNames(path.join(root, source)) : '[name]_[local]' },
    },
    // Found here, as no HTML file names what the browser runs.
    optimizeDeps: { entries: [clientEntry, `${source}/**/*.island.tsx`] },
    environments: {
      client: {
        build: {
          manifest: 'manifest.json',
          emptyOutDir: false,
          target: 'baseline-widely-available',
          sourcemap: true,
          // Documents are pre-rendered: their styles are inside, and nothing else is fetched ahead.
          modulePreload: false,
          cssCodeSplit: false,
          rolldownOptions: {
            input: path.join(root, clientEntry),
            output: {
              // A module that the first script needs too would be put into a file that brings React with it.
              codeSplitting: {
                includeDependenciesRecursively: false,
                groups: codeSplittingGroups.map(outsideShell),
              },
            },
          },
        },
      },
      ssr: {
        build: {
          emitAssets: true,
          copyPublicDir: false,
          cssCodeSplit: false,
          cssMinify: true,
          rolldownOptions: {
            input: path.join(root, serverEntry),
            output: { entryFileNames: 'prerender.mjs', codeSplitting: false },
          },
        },
      },
    },
  };
}

/** Lets a group take only modules that the app shell does not import: its files must not bring those of islands. */
function outsideShell(group: SiteOptions['chunks'][number]) {
  const shell = new Map<string, boolean>();
  const isInShell = (id: string, modules: Modules): boolean => {
    const known = shell.get(id);
    if (known !== undefined) return known;
    shell.set(id, false);
    const importers = modules.getModuleInfo(id)?.importers ?? [];
    const found = shellEntry.test(id) || importers.some((other) => isInShell(other, modules));
    shell.set(id, found);
    return found;
  };
  const name = (id: string, modules: Modules) => (isInShell(id, modules) ? null : group.name);
  return { ...group, name };
}

/**
 * Leaves dynamic imports to the browser. Vite's own way fetches the styles of a part and its other files ahead, of which
 * there are none here, with code that stands in the first script of every page.
 */
function plainImports(): Plugin {
  return {
    name: 'framework:plain-imports',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
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
