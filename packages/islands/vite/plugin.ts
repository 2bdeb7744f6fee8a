import path from 'node:path';
import { type Plugin, searchForWorkspaceRoot, type UserConfig } from 'vite';
import { clientEntry, inRoot, type SiteOptions, serverEntry } from '../site.ts';
import { devServer } from './dev.ts';
import { islandFiles } from './islands.ts';

/** The Vite plugins for both dev server and build: they turn React pages into static documents with islands. */
export function islands(options: SiteOptions): Plugin[] {
  return [siteModules(options), islandFiles(options.source), ...devServer(options)];
}

/** Configures both environments, and resolves the modules of the site. */
function siteModules({ server, init, enhancements, source }: SiteOptions): Plugin {
  const modules: Record<string, string> = {
    'virtual:site/server': server,
    'virtual:site/init': init,
    'virtual:site/enhancements': enhancements,
  };
  return {
    name: 'islands:site',
    enforce: 'pre',
    config: (config) => settings(path.resolve(config.root ?? '.'), source),
    resolveId: {
      filter: { id: /^virtual:site\// },
      handler(id) {
        return modules[id] ? path.join(this.environment.config.root, modules[id]) : undefined;
      },
    },
  };
}

function settings(root: string, source: string): UserConfig {
  return {
    root,
    appType: 'custom',
    // The client's modules may be outside the workspace of the site.
    server: { fs: { allow: [searchForWorkspaceRoot(root), path.dirname(clientEntry)] } },
    // Listed here, as Vite finds no HTML file with the entry script.
    optimizeDeps: { entries: [inRoot(root, clientEntry), `${source}/**/*.island.tsx`] },
    environments: {
      client: {
        build: {
          manifest: 'manifest.json',
          emptyOutDir: false,
          target: 'baseline-widely-available',
          sourcemap: true,
          // Pre-rendered documents have their styles inlined and preload nothing.
          modulePreload: false,
          cssCodeSplit: false,
          rolldownOptions: { input: clientEntry },
        },
      },
      ssr: {
        // Transforms imports in parallel: the first page takes a quarter less time.
        dev: { preTransformRequests: true },
        build: {
          emitAssets: true,
          copyPublicDir: false,
          cssCodeSplit: false,
          cssMinify: true,
          rolldownOptions: {
            input: serverEntry,
            output: { entryFileNames: 'prerender.mjs', codeSplitting: false },
          },
        },
      },
    },
  };
}
