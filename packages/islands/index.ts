// For pages and their server module; what Vite's configuration and commands need is in `vite/index.ts`.
export { Island, type IslandComponent } from './island.tsx';
export type { Site } from './site.ts';
