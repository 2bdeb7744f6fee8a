import type * as Server from '../server.tsx';

export { buildDocuments } from '../build.ts';
export type { SiteOptions } from '../site.ts';
export { islands } from './plugin.ts';
export { checkIslands, renderPages } from './ssr.ts';
/** The server module that pre-renders documents, of a build or of the dev server. */
export type Prerender = typeof Server;
