import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Features, transform } from 'lightningcss';
import postcss from 'postcss';
import type { Plugin } from 'vite';
import { brandColours, coloursFile, withColours } from '../brand/brand-colours.ts';
import { businessFolder } from '../business/business-folder.ts';

/** The order of layers, which decides what overrides what. In each stylesheet, because any of them may come first. */
const layerOrder = '@layer reset, base, ui, site, after-main;';

/** The layer of a stylesheet by its folder; those in src/styles name their layers themselves. */
function layerOf(file: string): string | undefined {
  if (file.startsWith('styles/')) return undefined;
  if (file.startsWith('layout/after-main/')) return 'after-main';
  return file.startsWith('ui/') ? 'ui' : 'site';
}

/**
 * Adds to every stylesheet in src/ its layer, the colours of the business, and the breakpoints of src/styles/widths.css,
 * which Lightning CSS resolves only within one file. Flattens nested rules, because documents take rules one by one.
 * @param root the project's root folder
 * @param business returns the folder of the business
 * @throws (in a build or request) an error with the line of a mistake in a stylesheet
 */
export function stylesPlugin(root: string, business = () => businessFolder(root)): Plugin {
  const sources = path.join(root, 'src');
  const widthsFile = path.join(sources, 'styles/widths.css');
  return {
    name: 'site:styles',
    enforce: 'pre',
    transform: {
      filter: { id: /\.css($|\?)/ },
      async handler(source, id) {
        const file = id.split('?')[0] ?? id;
        const name = path.relative(sources, file).replaceAll(path.sep, '/');
        if (name.startsWith('..') || path.isAbsolute(name)) return null;
        // Lightning CSS would close a block that is left open.
        postcss.parse(source, { from: file });
        this.addWatchFile(widthsFile);
        let code = source;
        if (source.includes('brand(')) {
          this.addWatchFile(coloursFile(business()));
          code = withColours(source, await brandColours(business()));
        }
        // On one line, so that the lines of mistakes match the file.
        const widths = await readFile(widthsFile, 'utf8');
        const layer = layerOf(name);
        const { code: flat } = transform({
          filename: file,
          code: Buffer.from(
            `${widths.replace(/\s+/g, ' ')}${layerOrder}${layer ? `@layer ${layer}{${code}}` : code}`,
          ),
          drafts: { customMedia: true },
          include: Features.Nesting | Features.CustomMediaQueries,
        });
        return { code: flat.toString(), map: null };
      },
    },
  };
}
