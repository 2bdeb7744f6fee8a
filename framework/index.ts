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
export const framework = async (options: SiteOptions): Promise<Plugin[]> =>
  (await import('./vite/plugin.ts')).frameworkPlugins(options);

/**
 * Builds scripts and styles, and pre-renders every path of the site into its own HTML file.
 * @returns the paths that were written
 * @throws what a page throws while it is rendered, or a sentence about what is wrong with the bundles
 */
export const buildDocuments = async (options: DocumentsOptions): Promise<string[]> =>
  (await import('./build.ts')).buildDocuments(options);

/** The pre-render of the site as its code is now. @param server a Vite server with the plugins of `framework` */
export const devPrerender = async (server: ViteDevServer): Promise<Prerender> =>
  (await import('./vite/dev.ts')).devPrerender(server);

/**
 * Renders every page of a site, and finds what would silently do nothing because it stands outside islands: state, effect
 * and ref hooks, event props and refs.
 * @returns a sentence for each fault, also for each page that cannot be rendered
 */
export const checkIslands = async (server: ViteDevServer): Promise<string[]> =>
  (await import('./checks/check-islands.ts')).findFaults(server);
