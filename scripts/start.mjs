import { ensureInstalled, runTypeScript } from './ensure-installed.mjs';

ensureInstalled();
const { status } = runTypeScript('pipeline/main.ts');
if (status !== 0) process.exit(status ?? 1);

// In this process, so that a stop signal reaches the server itself.
const { register } = await import('tsx/esm/api');
register();
const { explain, serveUntilStopped } = await import('../server/main.ts');
await serveUntilStopped().catch(explain);
