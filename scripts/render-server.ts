import path from 'node:path';
import { createServer, type Plugin, type ViteDevServer } from 'vite';
import { devConfig } from '../pipeline/dev.ts';

/** Creates a dev server with extra plugins that only renders pages: no port, HMR or file watching. */
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
