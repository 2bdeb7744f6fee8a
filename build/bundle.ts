import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { build, type InlineConfig, type Manifest, type Plugin } from 'vite';
import type { LoadedContent } from './content/load.ts';
import { contentPlugin } from './content/plugin.ts';

const classNames = new Map<string, string>();

/**
 * Short names for classes, because each stands in the HTML and in its styles. The same file and class always give the
 * same name, so that both bundles agree.
 */
function classNameOf(name: string, file: string): string {
  const meant = `${path.relative(path.resolve(import.meta.dirname, '..'), file)} ${name}`;
  const hash = createHash('sha256').update(meant).digest('hex');
  // A name may not begin with a digit.
  const short = `c${Number.parseInt(hash.slice(0, 10), 16).toString(36).slice(-4)}`;
  const other = classNames.get(short);
  if (other && other !== meant)
    throw new Error(`The classes "${other}" and "${meant}" get one name: rename either of them.`);
  classNames.set(short, meant);
  return short;
}

function shared(root: string, content: LoadedContent): InlineConfig {
  return {
    root,
    configFile: false,
    logLevel: 'warn',
    plugins: [react(), contentPlugin(() => content)],
    css: { modules: { generateScopedName: classNameOf } },
  };
}

function withPlugin(config: InlineConfig, plugin: Plugin): InlineConfig {
  return { ...config, plugins: [...(config.plugins ?? []), plugin] };
}

/** Stops a build that would ship a module in two files, because the browser would then fetch and run it twice. */
export function eachModuleOnce(): Plugin {
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
          codeSplitting: { groups: [{ name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// }] },
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
    build: {
      outDir,
      ssr: path.join(root, 'src/entry-prerender.tsx'),
      rolldownOptions: { output: { entryFileNames: 'prerender.mjs' } },
    },
  });
  return path.join(outDir, 'prerender.mjs');
}
