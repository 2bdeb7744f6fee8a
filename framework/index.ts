// The one file of the framework that a site imports: its pages take `Island`, its configuration and build the rest.
export { buildDocuments } from './build.ts';
export { Island } from './island.tsx';
export type { Site, SiteOptions } from './site.ts';
export { devPrerender, reloadPages } from './vite/dev.ts';
export { framework } from './vite/plugin.ts';
