import { copyFile, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { build, createLogger, type InlineConfig, type Manifest, type Plugin } from 'vite';
import type { LoadedContent } from './content/load.ts';
import { contentPlugin } from './content/plugin.ts';
import { lightIcons } from './light-icons.ts';
import { reactErrors } from './react-errors.ts';
import { plainImports, scriptFiles, soundFiles } from './script-files.ts';
import { shortClassNames } from './short-class-names.ts';
import { shortTokens } from './short-tokens.ts';

const logger = createLogger('warn');
const { warn } = logger;
/** The minifier does not know this selector yet, and keeps it as it is. */
logger.warn = (message, options) => {
  if (!message.includes("'target-current' is not recognized")) warn(message, options);
};

function shared(root: string, content: LoadedContent): InlineConfig {
  return {
    root,
    configFile: false,
    logLevel: 'warn',
    customLogger: logger,
    plugins: [react(), contentPlugin(() => content), lightIcons(root)],
    css: { modules: { generateScopedName: shortClassNames(root) } },
  };
}

function withPlugins(config: InlineConfig, ...plugins: Plugin[]): InlineConfig {
  return { ...config, plugins: [...(config.plugins ?? []), ...plugins] };
}

/**
 * Takes the styles out of the bundle: those of the whole site are made with the documents.
 * @param take is given the minified styles of all that the browser draws itself
 */
function withoutStyles(take: (css: string) => void): Plugin {
  return {
    name: 'without-styles',
    enforce: 'post',
    generateBundle(_options, bundle) {
      for (const [name, output] of Object.entries(bundle)) {
        if (output.type !== 'asset' || !name.endsWith('.css')) continue;
        take(oneLine(output.source.toString()));
        delete bundle[name];
      }
    },
  };
}

/** Minified styles break lines only between rules. */
const oneLine = (css: string) => css.replaceAll('\n', '');

export type BrowserBundle = {
  /** Which source made which file. */
  manifest: Manifest;
  /** The minified styles of what the browser draws itself. */
  css: string;
};

/** Builds what the browser runs into `siteDir`, with copies of public/. */
export async function bundleBrowser(
  root: string,
  content: LoadedContent,
  siteDir: string,
): Promise<BrowserBundle> {
  let css = '';
  const styles = withoutStyles((sheet) => {
    css += sheet;
  });
  await build({
    ...withPlugins(shared(root, content), reactErrors(), plainImports(), soundFiles(), styles),
    build: {
      outDir: siteDir,
      emptyOutDir: false,
      manifest: 'manifest.json',
      target: 'baseline-widely-available',
      // Documents are pre-rendered: their styles are inside, and nothing else is fetched ahead.
      modulePreload: false,
      cssCodeSplit: false,
      rolldownOptions: {
        input: path.join(root, 'src/entry-browser.ts'),
        output: { codeSplitting: scriptFiles },
      },
    },
  });
  const manifest = JSON.parse(await readFile(path.join(siteDir, 'manifest.json'), 'utf8'));
  return { manifest, css: shortTokens(root)(css) };
}

export type Prerenderer = {
  /** The built src/entry-prerender.tsx. */
  module: string;
  /** All styles of the site, minified, in the order in which the code asks for them: the general before the particular. */
  css: string;
};

/** Builds what draws the documents into `outDir`, and the styles and fonts of the site into `siteDir`. */
export async function bundlePrerender(
  root: string,
  content: LoadedContent,
  outDir: string,
  siteDir: string,
): Promise<Prerenderer> {
  await build({
    ...shared(root, content),
    publicDir: false,
    // Else Node would draw the icons with Lucide's own component, and the browser with ours.
    ssr: { noExternal: ['lucide-react'] },
    build: {
      outDir,
      ssr: path.join(root, 'src/entry-prerender.tsx'),
      ssrEmitAssets: true,
      cssCodeSplit: false,
      cssMinify: true,
      rolldownOptions: { output: { entryFileNames: 'prerender.mjs', codeSplitting: false } },
    },
  });
  const assets = path.join(outDir, 'assets');
  const names = await readdir(assets);
  const sheets = names.filter((name) => name.endsWith('.css'));
  const [sheet] = sheets;
  if (!sheet || sheets.length > 1) throw new Error(`The styles make ${sheets.length} files, not one.`);
  const css = shortTokens(root)(oneLine(await readFile(path.join(assets, sheet), 'utf8')));
  for (const name of names.filter((name) => name !== sheet))
    await copyFile(path.join(assets, name), path.join(siteDir, 'assets', name));
  return { module: path.join(outDir, 'prerender.mjs'), css };
}
