import { ensureInstalled, runTypeScript } from './ensure-installed.mjs';

ensureInstalled();
const { status } = runTypeScript('pipeline/main.ts');
if (status !== 0) process.exit(status ?? 1);

// The server runs in this process, so that it receives stop signals.
const { register } = await import('tsx/esm/api');
register();
const { explain, serveUntilStopped } = await import('../server/main.ts');
await serveUntilStopped().catch(explain);
