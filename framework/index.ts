import type { Plugin, ViteDevServer } from 'vite';
import type { DocumentsOptions } from './build.ts';
import type * as Server from './server.tsx';
import type { SiteOptions } from './site.ts';

// The public API of the framework, and the only file of it that a site imports. All but `Island` is loaded on demand.
export { Island } from './island.tsx';
export type { Site, SiteOptions } from './site.ts';
/** The server module that pre-renders documents, of a build or of the dev server. */
export type Prerender = typeof Server;

/** The Vite plugins for both dev server and build: they turn React pages into static documents with islands. */
export const framework = async (options: SiteOptions): Promise<Plugin[]> =>
  (await import('./vite/plugin.ts')).frameworkPlugins(options);

/**
 * Builds scripts and styles, and pre-renders every path of the site into its own HTML file.
 * @returns the paths of all documents
 * @throws the error of a page that cannot be rendered, or a sentence about a faulty bundle
 */
export const buildDocuments = async (options: DocumentsOptions): Promise<string[]> =>
  (await import('./build.ts')).buildDocuments(options);

/**
 * Renders every page of a site, and finds what would silently do nothing outside islands: state, effect and ref hooks,
 * event props and refs.
 * @returns a sentence for each of them, and for each page that cannot be rendered
 */
export const checkIslands = async (server: ViteDevServer): Promise<string[]> =>
  (await import('./vite/ssr.ts')).findFaults(server);
