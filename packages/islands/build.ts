import { copyFile, mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { createBuilder, type InlineConfig, type Manifest, type Plugin } from 'vite';
import { documentFile, documentFinisher } from './document.ts';
import type * as Server from './server.tsx';
import { clientEntry, type HeadOf, inRoot } from './site.ts';

export type DocumentsOptions = {
  /** The Vite configuration of the site (with the plugins of `islands`), or where to find it. */
  config: InlineConfig;
  /** The same as in the options of `islands`. */
  headOf?: HeadOf;
  /** The public folder, which receives documents, scripts and styles. Empty or missing at first. */
  siteDir: string;
  /** Folder for intermediate files, which are not published. */
  workDir: string;
};

/**
 * Builds scripts and styles, and pre-renders every path of the site into its own HTML file.
 * @returns the paths of all documents
 * @throws the error of a page that cannot be rendered, or a sentence about a faulty bundle
 */
export async function buildDocuments(options: DocumentsOptions): Promise<string[]> {
  const { config, siteDir, workDir, headOf = () => '' } = options;
  const extracted = { css: '' };
  const builder = await createBuilder({
    ...config,
    plugins: [config.plugins, extractStyles(extracted)],
    environments: {
      client: { build: { outDir: siteDir } },
      ssr: { build: { outDir: path.join(workDir, 'prerender') } },
    },
  });
  const { client, ssr } = builder.environments;
  if (!client || !ssr) throw new Error('Vite has no environments to build.');
  await builder.build(client);
  await mkdir(workDir, { recursive: true });
  // Moved out of the public folder, because only the size budgets read it.
  await rename(path.join(siteDir, 'manifest.json'), path.join(workDir, 'manifest.json'));
  const manifest: Manifest = JSON.parse(await readFile(path.join(workDir, 'manifest.json'), 'utf8'));
  await builder.build(ssr);

  const all = await siteStyles(path.join(workDir, 'prerender/assets'), siteDir);
  const entry = manifest[inRoot(client.config.root, clientEntry)]?.file;
  if (!entry) throw new Error(`The browser build has no file for ${clientEntry}.`);
  const prerender = pathToFileURL(path.join(workDir, 'prerender/prerender.mjs')).href;
  const module: typeof Server = await import(/* @vite-ignore */ prerender);
  const publish = async (to: string, content: string) => {
    const file = path.join(siteDir, to);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, content);
  };
  const finish = documentFinisher({ styles: { all, islands: extracted.css }, script: `/${entry}`, publish });
  const paths = [...module.paths, module.notFoundPath];
  for (const routePath of paths) {
    const html = await module.render(routePath);
    await publish(documentFile(routePath), await finish(html, await headOf(routePath)));
  }
  for (const [to, content] of module.files) await publish(to, content);
  return paths;
}

/** Removes the styles from the client bundle: they are inlined in the documents. */
function extractStyles(extracted: { css: string }): Plugin {
  return {
    name: 'islands:extract-styles',
    enforce: 'post',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_options, bundle) {
      for (const [name, output] of Object.entries(bundle)) {
        if (output.type !== 'asset' || !name.endsWith('.css')) continue;
        extracted.css += oneLine(output.source.toString());
        delete bundle[name];
      }
    },
  };
}

/** Joins the lines of minified CSS, which breaks lines only between rules. */
const oneLine = (css: string) => css.replaceAll('\n', '');

/** Reads the stylesheet of the server bundle, and copies the files it refers to into the public folder. */
async function siteStyles(assetsDir: string, siteDir: string): Promise<string> {
  const names = await readdir(assetsDir);
  const sheets = names.filter((name) => name.endsWith('.css'));
  const [sheet] = sheets;
  if (!sheet || sheets.length > 1)
    throw new Error(`The server build has ${sheets.length} stylesheets; it must have one.`);
  for (const name of names.filter((name) => name !== sheet))
    await copyFile(path.join(assetsDir, name), path.join(siteDir, 'assets', name));
  return oneLine(await readFile(path.join(assetsDir, sheet), 'utf8'));
}
