import path from 'node:path';
import { createServer, type Plugin, type ViteDevServer } from 'vite';
import { devConfig } from '../pipeline/dev.ts';

/** Creates a dev server that only renders pages, with some more plugins: without a port, HMR and file watching. */
export function renderServer(plugins: Plugin[] = []): Promise<ViteDevServer> {
  const config = devConfig(path.resolve(import.meta.dirname, '..'));
  return createServer({
    ...config,
    plugins: [config.plugins, plugins],
    configFile: false,
    logLevel: 'warn',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  });
}
