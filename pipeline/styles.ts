import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Features, transform } from 'lightningcss';
import postcss from 'postcss';
import type { Plugin } from 'vite';

/** The order of layers, which decides what overrides what. In each stylesheet, because any of them may come first. */
const layerOrder = '@layer reset, base, ui, site, after-main;';

/** The layer of a stylesheet by its folder; those in src/styles name their layers themselves. */
function layerOf(file: string): string | undefined {
  if (file.startsWith('styles/')) return undefined;
  if (file.startsWith('layout/after-main/')) return 'after-main';
  return file.startsWith('ui/') ? 'ui' : 'site';
}

/**
 * Adds to every stylesheet in src/ its layer and the breakpoints of src/styles/widths.css, which Lightning CSS resolves
 * only within one file. Flattens nested rules, because documents take rules one by one.
 * @param root the project's root folder
 * @throws (in a build or request) an error with the line of a mistake in a stylesheet
 */
export function stylesPlugin(root: string): Plugin {
  const source = path.join(root, 'src');
  const widthsFile = path.join(source, 'styles/widths.css');
  return {
    name: 'site:styles',
    enforce: 'pre',
    transform: {
      filter: { id: /\.css($|\?)/ },
      async handler(code, id) {
        const file = id.split('?')[0] ?? id;
        const name = path.relative(source, file).replaceAll(path.sep, '/');
        if (name.startsWith('..') || path.isAbsolute(name)) return null;
        // Lightning CSS would close a block that is left open.
        postcss.parse(code, { from: file });
        this.addWatchFile(widthsFile);
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
