import path from 'node:path';
import type { Plugin, UserConfig } from 'vite';
import type { SiteOptions } from '../site.ts';
import { devServer } from './dev.ts';
import { clientEntry, serverEntry } from './entries.ts';
import { islands } from './islands.ts';

/** See `framework` in `../index.ts`. */
export function frameworkPlugins(options: SiteOptions): Plugin[] {
  return [siteModules(options), islands(options.source), ...devServer(options)];
}

/** Settings of both environments, and the modules by which the framework knows the site. */
function siteModules({ server, early, enhancements, source }: SiteOptions): Plugin {
  const modules: Record<string, string> = {
    'virtual:site/server': server,
    'virtual:site/early': early,
    'virtual:site/enhancements': enhancements,
  };
  return {
    name: 'framework:site',
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
          rolldownOptions: { input: path.join(root, clientEntry) },
        },
      },
      ssr: {
        // What a module imports is made ready at once, not when its turn comes: a quarter less until the first page.
        dev: { preTransformRequests: true },
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
