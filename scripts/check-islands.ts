import path from 'node:path';
import { checkIslands } from '@site/islands/vite';
import { createServer } from 'vite';
import { devConfig } from '../pipeline/dev/dev.ts';
import { unusedFields, watchContent } from './check-fields.ts';

// Renders all pages and reports hooks outside islands, where they would do nothing in the browser, and content that no
// page shows.

const config = devConfig(path.resolve(import.meta.dirname, '..'));
// It only renders pages: no port, HMR or file watching.
const server = await createServer({
  ...config,
  plugins: [config.plugins, watchContent()],
  configFile: false,
  logLevel: 'warn',
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
});
try {
  const documents: string[] = [];
  const islandFaults = await checkIslands(server, (html) => documents.push(html));
  // A page that fails to render shows none of its content.
  const faults = islandFaults.length > 0 ? islandFaults : await unusedFields(server, documents.join(''));
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) process.exitCode = 1;
} finally {
  await server.close();
}
