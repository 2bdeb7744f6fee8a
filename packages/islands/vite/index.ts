export { buildDocuments } from '../build.ts';
export type { SiteOptions } from '../site.ts';
export { islands } from './plugin.ts';
export { checkIslands, renderPages } from './ssr.ts';
