import { devConfig } from './pipeline/dev/dev.ts';

/** Settings of `npm run dev`; `npm run build` uses the same plugins (pipeline/config.ts). */
export default devConfig(import.meta.dirname);
