import path from 'node:path';
import { islands, type SiteOptions } from '@site/islands/vite';
import react from '@vitejs/plugin-react';
import type { Plugin, UserConfig } from 'vite';
import { brandColours } from './brand/brand-colours.ts';
import { bundlePlugins } from './bundle/bundle.ts';
import { businessFolder } from './business/business-folder.ts';
import { contentPlugin } from './content/content-plugin.ts';
import { stylesPlugin } from './documents/styles.ts';
import type { SiteContent } from './prepare-content.ts';

/**
 * The options of `islands` for this site.
 * @param content returns the current content
 * @param business returns the folder of the business
 */
export function siteOptions(content: () => Promise<SiteContent>, business: () => string): SiteOptions {
  return {
    server: 'src/site.tsx',
    init: 'src/browser/init.ts',
    enhancements: 'src/enhancements.ts',
    source: 'src',
    headOf: async (routePath) =>
      (await content()).documentHead((await brandColours(business())).page ?? '', routePath),
  };
}

/** The Vite configuration that dev server and build share; only one of them passes `plugins`. */
export function siteConfig(
  root: string,
  content: () => Promise<SiteContent>,
  business = () => businessFolder(root),
  plugins: Plugin[] = [],
): UserConfig {
  return {
    root,
    publicDir: path.join(root, 'public'),
    plugins: [
      react(),
      contentPlugin(root, content),
      stylesPlugin(root, business),
      ...bundlePlugins(),
      islands(siteOptions(content, business)),
      ...plugins,
    ],
  };
}
