// The interface for pages and their server module. `vite/index.ts` has the one for Vite configuration and commands.
export { Island, type IslandComponent } from './island.tsx';
export type { Site } from './site.ts';
