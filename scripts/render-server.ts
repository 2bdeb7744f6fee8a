import path from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { devConfig } from '../pipeline/dev.ts';

/** Creates a dev server that only renders pages: without a port, HMR and file watching. */
export function renderServer(): Promise<ViteDevServer> {
  return createServer({
    ...devConfig(path.resolve(import.meta.dirname, '..')),
    configFile: false,
    logLevel: 'warn',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  });
}
