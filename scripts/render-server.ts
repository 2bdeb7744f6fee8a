import path from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { devConfig } from '../pipeline/dev.ts';

/** A dev server of this site that only renders: it has no port and watches no files. */
export function renderServer(): Promise<ViteDevServer> {
  return createServer({
    ...devConfig(path.resolve(import.meta.dirname, '..')),
    configFile: false,
    logLevel: 'warn',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  });
}
