import type { Plugin, ViteDevServer } from 'vite';
import type { DocumentsOptions } from './build.ts';
import type * as Prerender from './server.tsx';
import type { SiteOptions } from './site.ts';

// The one file of the framework that a site imports: its pages take `Island`, its configuration and build the rest,
// which is loaded only there.
export { Island } from './island.tsx';
export type { Site, SiteOptions } from './site.ts';

/** The Vite plugins that turn React pages into static documents with islands, for the dev server and the build alike. */
export async function framework(options: SiteOptions): Promise<Plugin[]> {
  const { frameworkPlugins } = await import('./vite/plugin.ts');
  return frameworkPlugins(options);
}

/**
 * Builds scripts and styles, and pre-renders every path of the site into its own HTML file.
 * @returns the paths that were written
 * @throws what a page throws while it is rendered, or a sentence about what is wrong with the bundles
 */
export async function buildDocuments(options: DocumentsOptions): Promise<string[]> {
  const build = await import('./build.ts');
  return build.buildDocuments(options);
}

/** The pre-render of the site as its code is now. @param server a Vite server with the plugins of `framework` */
export async function devPrerender(server: ViteDevServer): Promise<typeof Prerender> {
  const dev = await import('./vite/dev.ts');
  return dev.devPrerender(server);
}

/** Makes some modules anew at the next request of a dev server, by their ids, and has open pages reload. */
export async function reloadPages(server: ViteDevServer, isChanged: (id: string) => boolean): Promise<void> {
  const dev = await import('./vite/dev.ts');
  dev.reloadPages(server, isChanged);
}
