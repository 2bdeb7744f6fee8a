import { readFile } from 'node:fs/promises';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { build, type InlineConfig, type Manifest, type Plugin } from 'vite';
import type { LoadedContent } from './content/load.ts';
import { contentPlugin } from './content/plugin.ts';
import { lightIcons } from './light-icons.ts';
import { shortClassNames } from './short-class-names.ts';

function shared(root: string, content: LoadedContent): InlineConfig {
  return {
    root,
    configFile: false,
    logLevel: 'warn',
    plugins: [react(), contentPlugin(() => content), lightIcons(root)],
    css: { modules: { generateScopedName: shortClassNames(root) } },
  };
}

function withPlugin(config: InlineConfig, plugin: Plugin): InlineConfig {
  return { ...config, plugins: [...(config.plugins ?? []), plugin] };
}

/** Stops a build that would ship a module in two files, because the browser would then fetch and run it twice. */
function eachModuleOnce(): Plugin {
  return {
    name: 'each-module-once',
    generateBundle(_options, bundle) {
      const fileOf = new Map<string, string>();
      for (const output of Object.values(bundle)) {
        if (output.type !== 'chunk') continue;
        for (const id of output.moduleIds) {
          const other = fileOf.get(id);
          if (other) throw new Error(`The module ${id} is in both ${other} and ${output.fileName}.`);
          fileOf.set(id, output.fileName);
        }
      }
    },
  };
}

/** Builds what the browser runs into `siteDir`, with copies of public/, and returns which source made which file. */
export async function bundleBrowser(
  root: string,
  content: LoadedContent,
  siteDir: string,
): Promise<Manifest> {
  await build({
    ...withPlugin(shared(root, content), eachModuleOnce()),
    build: {
      outDir: siteDir,
      emptyOutDir: false,
      manifest: 'manifest.json',
      target: 'baseline-widely-available',
      // Documents are pre-rendered: their styles are inside, and nothing else is fetched ahead.
      modulePreload: false,
      rolldownOptions: {
        input: path.join(root, 'src/entry-browser.ts'),
        // What every page runs comes as one file: it compresses better, and nothing is found late.
        output: {
          // Documents name each style file that is inside them, so the names are short.
          assetFileNames: ({ names }) =>
            names.some((name) => name.endsWith('.css'))
              ? 'assets/[hash:6][extname]'
              : 'assets/[name]-[hash][extname]',
          codeSplitting: {
            groups: [
              { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
              {
                name: 'frame',
                test: /content:(business|layout)$|src\/(links\/(CallLink|QuoteLink)|ui\/(Button|LineIcon|lucide-icon|CloseButton|FloatCard))\./,
              },
            ],
          },
        },
      },
    },
  });
  return JSON.parse(await readFile(path.join(siteDir, 'manifest.json'), 'utf8'));
}

/** Builds what draws the documents; returns its file. */
export async function bundlePrerender(root: string, content: LoadedContent, outDir: string): Promise<string> {
  await build({
    ...shared(root, content),
    publicDir: false,
    // Else Node would draw the icons with Lucide's own component, and the browser with ours.
    ssr: { noExternal: ['lucide-react'] },
    build: {
      outDir,
      ssr: path.join(root, 'src/entry-prerender.tsx'),
      rolldownOptions: { output: { entryFileNames: 'prerender.mjs' } },
    },
  });
  return path.join(outDir, 'prerender.mjs');
}
