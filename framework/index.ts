import type { Plugin, ViteDevServer } from 'vite';
import type { DocumentsOptions } from './build.ts';
import type * as Server from './server.tsx';
import type { SiteOptions } from './site.ts';

// The one file of the framework that a site imports: its pages take `Island`, its configuration and build the rest,
// which is loaded only there.
export { Island } from './island.tsx';
export type { Site, SiteOptions } from './site.ts';
/** What renders the documents of a site: a module of the build, or of the dev server. */
export type Prerender = typeof Server;

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
export async function devPrerender(server: ViteDevServer): Promise<Prerender> {
  const dev = await import('./vite/dev.ts');
  return dev.devPrerender(server);
}

/**
 * Renders every page of a site, and finds what would silently do nothing because it stands outside islands: state, effect
 * and ref hooks, event props and refs.
 * @returns a sentence for each fault, also for each page that cannot be rendered
 */
export async function checkIslands(server: ViteDevServer): Promise<string[]> {
  const { findFaults } = await import('./checks/check-islands.ts');
  return findFaults(server);
}
