import path from 'node:path';
import react from '@vitejs/plugin-react';
import type { Plugin, UserConfig } from 'vite';
import { framework, type SiteOptions } from '../framework/index.ts';
import { smallBundle } from './bundle/bundle.ts';
import { contentPlugin } from './content/plugin.ts';
import type { SiteContent } from './prepare-content.ts';
import { siteColours } from './site-colours.ts';

/** What the framework has to know of this site. @param content the content as it is now */
export function siteOptions(root: string, content: () => Promise<SiteContent>): SiteOptions {
  return {
    server: 'src/site.tsx',
    init: 'src/browser/init.ts',
    enhancements: 'src/browser/enhancements.ts',
    source: 'src',
    headOf: async (routePath) => (await content()).documentHead(await siteColours(root), routePath),
  };
}

/** The one Vite configuration of the dev server and the build. @param plugins what only one of them needs */
export function siteConfig(
  root: string,
  content: () => Promise<SiteContent>,
  plugins: Plugin[] = [],
): UserConfig {
  return {
    root,
    publicDir: path.join(root, 'public'),
    plugins: [
      react(),
      contentPlugin(root, content),
      ...smallBundle(),
      framework(siteOptions(root, content)),
      ...plugins,
    ],
  };
}
