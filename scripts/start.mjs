import { ensureInstalled, runTypeScript } from './ensure-installed.mjs';

ensureInstalled();
// The server runs in this process, so that it receives stop signals.
const { register } = await import('tsx/esm/api');
register();
const { checkAddress, explain, serveUntilStopped } = await import('../server/main.ts');

async function start() {
  await checkAddress();
  const { status } = runTypeScript('pipeline/main.ts');
  if (status !== 0) process.exit(status ?? 1);
  await serveUntilStopped();
}

await start().catch(explain);
