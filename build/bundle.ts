import { readFile } from 'node:fs/promises';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { build, type InlineConfig, type Manifest } from 'vite';
import type { LoadedContent } from './content/load.ts';
import { contentPlugin } from './content/plugin.ts';

function shared(root: string, content: LoadedContent): InlineConfig {
  return {
    root,
    configFile: false,
    logLevel: 'warn',
    plugins: [react(), contentPlugin(() => content)],
  };
}

/** Builds what the browser runs into `siteDir`, with copies of public/, and returns which source made which file. */
export async function bundleBrowser(
  root: string,
  content: LoadedContent,
  siteDir: string,
): Promise<Manifest> {
  await build({
    ...shared(root, content),
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
