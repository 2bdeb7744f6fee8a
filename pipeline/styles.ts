import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Features, transform } from 'lightningcss';
import postcss from 'postcss';
import type { Plugin } from 'vite';

/** What overrides what, whatever the selectors. In each stylesheet, as any may be the first. */
const layerOrder = '@layer reset, base, ui, site, after-main;';

/** The layer of a stylesheet by its folder; those in src/styles name their layers themselves. */
function layerOf(file: string): string | undefined {
  if (file.startsWith('styles/')) return undefined;
  if (file.startsWith('layout/after-main/')) return 'after-main';
  return file.startsWith('ui/') ? 'ui' : 'site';
}

/**
 * Gives every stylesheet in src/ the named widths of src/styles/widths.css, which Lightning CSS resolves only in a file
 * that has them, and its layer; nested rules become flat, as documents take their rules one by one.
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
        const widths = await readFile(widthsFile, 'utf8');
        const layer = layerOf(name);
        const { code: flat } = transform({
          filename: file,
          code: Buffer.from(`${widths}${layerOrder}${layer ? `@layer ${layer}{${code}}` : code}`),
          drafts: { customMedia: true },
          include: Features.Nesting | Features.CustomMediaQueries,
        });
        return { code: flat.toString(), map: null };
      },
    },
  };
}
