import path from 'node:path';
import { islands, type SiteOptions } from '@site/islands/vite';
import react from '@vitejs/plugin-react';
import type { Plugin, UserConfig } from 'vite';
import { bundlePlugins } from './bundle/bundle.ts';
import { contentPlugin } from './content/plugin.ts';
import { paperColour } from './paper-colour.ts';
import type { SiteContent } from './prepare-content.ts';
import { stylesPlugin } from './styles.ts';

/** The options of `islands` for this site. @param content returns the current content */
export function siteOptions(root: string, content: () => Promise<SiteContent>): SiteOptions {
  return {
    server: 'src/site.tsx',
    init: 'src/browser/init.ts',
    enhancements: 'src/enhancements.ts',
    source: 'src',
    headOf: async (routePath) => (await content()).documentHead(await paperColour(root), routePath),
  };
}

/** The Vite configuration that dev server and build share; only one of them passes `plugins` and `options`. */
export function siteConfig(
  root: string,
  content: () => Promise<SiteContent>,
  plugins: Plugin[] = [],
  options: Partial<SiteOptions> = {},
): UserConfig {
  return {
    root,
    publicDir: path.join(root, 'public'),
    plugins: [
      react(),
      contentPlugin(root, content),
      stylesPlugin(root),
      ...bundlePlugins(),
      islands({ ...siteOptions(root, content), ...options }),
      ...plugins,
    ],
  };
}
